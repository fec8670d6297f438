import { defineMessages } from '@/shared/i18n'

/** Words of the 403 page of a community that can be asked for membership. */
export const messages = defineMessages<{
  membersOnly: { name: string; community: string }
  askToJoin: void
  asking: void
  code: { status: number; entity: string; id: string }
}>({
  membersOnly: {
    id: 'errorPages.membersOnly',
    defaultMessage: 'You are signed in as {name}, but {community} is for its members only. Its owner can let you in.',
    description: 'Text of the 403 page of a community whose name is known',
  },
  askToJoin: {
    id: 'errorPages.askToJoin',
    defaultMessage: 'Ask to join',
    description: 'Button on the 403 page of a community',
  },
  asking: {
    id: 'errorPages.asking',
    defaultMessage: 'Sending your request',
    description: 'For screen readers, after "Ask to join" was pressed',
  },
  code: {
    id: 'errorPages.codeWithId',
    defaultMessage: '{status} · {entity} {id}',
    description: 'In small under an error: the code, the kind of thing and which one, untranslated',
  },
})
