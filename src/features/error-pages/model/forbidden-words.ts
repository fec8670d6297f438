import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

type PageWords = { title: MessageDescriptor; text: MessageDescriptor }

const GENERIC: PageWords = { title: messages.forbidden, text: messages.forbiddenText }

/** What the 403 page says, by the entity that is closed (error catalogue of the specification, section 8). */
const WORDS: Readonly<Record<string, PageWords>> = {
  post: { title: messages.forbiddenPost, text: messages.forbiddenPostText },
  'user-registry': { title: messages.forbiddenUserRegistry, text: messages.forbiddenUserRegistryText },
  'group-registry': { title: messages.forbiddenGroupRegistry, text: messages.forbiddenGroupRegistryText },
  area: { title: messages.forbiddenArea, text: messages.forbiddenAreaText },
  'business-unit': { title: messages.forbiddenBusinessUnit, text: messages.forbiddenBusinessUnitText },
  workspace: { title: messages.forbiddenWorkspace, text: messages.forbiddenWorkspaceText },
  community: { title: messages.forbiddenCommunity, text: messages.forbiddenCommunityText },
  catalog: { title: messages.forbiddenCatalog, text: messages.forbiddenCatalogText },
  workflow: { title: messages.forbiddenWorkflow, text: messages.forbiddenWorkflowText },
}

/** The words for a closed entity; an unknown one, also from a crafted address, gets the general words. */
export function forbiddenWords(entity: string | null | undefined): PageWords {
  return (entity && Object.hasOwn(WORDS, entity) && WORDS[entity]) || GENERIC
}
