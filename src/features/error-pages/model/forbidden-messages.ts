import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

type PageMessages = { title: MessageDescriptor; text: MessageDescriptor }

const GENERIC: PageMessages = { title: messages.forbidden, text: messages.forbiddenText }

/** What the 403 page says, by the entity that is closed (error catalogue of the specification, section 8). */
const BY_ENTITY: Readonly<Record<string, PageMessages>> = {
  post: { title: messages.forbiddenPost, text: messages.forbiddenPostText },
  'user-registry': { title: messages.forbiddenUserRegistry, text: messages.forbiddenUserRegistryText },
  'group-registry': { title: messages.forbiddenGroupRegistry, text: messages.forbiddenGroupRegistryText },
  area: { title: messages.forbiddenArea, text: messages.forbiddenAreaText },
  'business-unit': { title: messages.forbiddenBusinessUnit, text: messages.forbiddenBusinessUnitText },
  workspace: { title: messages.forbiddenWorkspace, text: messages.forbiddenWorkspaceText },
  community: { title: messages.forbiddenCommunity, text: messages.forbiddenCommunityText },
  catalog: { title: messages.forbiddenCatalog, text: messages.forbiddenCatalogText },
  'customer-feedback': { title: messages.forbiddenFeedback, text: messages.forbiddenFeedbackText },
  workflow: { title: messages.forbiddenWorkflow, text: messages.forbiddenWorkflowText },
}

/** The words for a closed entity; an unknown one, also from a crafted address, gets the general words. */
export function forbiddenMessages(entity: string | null | undefined): PageMessages {
  return (entity && Object.hasOwn(BY_ENTITY, entity) && BY_ENTITY[entity]) || GENERIC
}
