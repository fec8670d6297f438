import type { Schemas } from '@/api'
import type { StatusColor } from '@/design-system/StatusChip'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages as accountMessages } from '../account/messages'
import { messages } from '../messages'

const states: Record<string, MessageDescriptor> = {
  invited: messages.stateInvited,
  active: messages.stateActive,
  blocked: messages.stateBlocked,
  deleting: messages.stateDeleting,
  deleted: messages.stateDeleted,
}

const roles: Record<string, MessageDescriptor> = {
  root: messages.roleRoot,
  'manage-users': messages.roleManageUsers,
  member: messages.roleMember,
}

const signIns: Record<string, MessageDescriptor> = {
  month: messages.signInMonth,
  quarter: messages.signInQuarter,
  longer: messages.signInLonger,
  never: messages.signInNever,
}

const sources: Record<string, MessageDescriptor> = {
  manual: accountMessages.sourceManual,
  import: accountMessages.sourceImport,
  directory: accountMessages.sourceDirectory,
}

/** The colour of each state of an account. */
export const stateColors: Record<string, StatusColor> = {
  invited: 'info',
  active: 'success',
  blocked: 'error',
  deleting: 'warn',
  deleted: 'neutral',
}

/** How the words of the server about accounts are said. One that is not known stands as it came. */
export function useAccountWords() {
  const { formatMessage } = useIntl()
  const say = (words: Record<string, MessageDescriptor>) => (value: string) => {
    const known = Object.hasOwn(words, value) ? words[value] : undefined
    return known === undefined ? value : formatMessage(known)
  }
  const role = say(roles)
  return {
    state: say(states),
    role,
    signIn: say(signIns),
    source: say(sources),
    roleOf: ({ capabilities }: Pick<Schemas['RegistryUser'], 'capabilities'>) =>
      role(capabilities.resellerAdmin ? 'root' : capabilities.manageUsers ? 'manage-users' : 'member'),
  }
}
