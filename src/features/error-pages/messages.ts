import { defineMessages } from '@/shared/i18n'

/** Messages of the error pages; each closed or missing thing has its own. */
export const messages = {
  ...defineMessages({
    notFound: {
      id: 'errorPages.notFound',
      defaultMessage: 'Page not found',
      description: 'Title of the 404 page',
    },
    notFoundText: {
      id: 'errorPages.notFoundText',
      defaultMessage: 'The link may be out of date or incomplete. Start again from home.',
      description: 'Text of the 404 page',
    },
    postNotFound: {
      id: 'errorPages.postNotFound',
      defaultMessage: 'Post not found',
      description: 'Title of the 404 page of a post',
    },
    postNotFoundText: {
      id: 'errorPages.postNotFoundText',
      defaultMessage: 'It was removed or never existed. You’ll find the latest posts at home.',
      description: 'Text of the 404 page of a post',
    },
    forbidden: {
      id: 'errorPages.forbidden',
      defaultMessage: 'You don’t have access to this page',
      description: 'Title of the 403 page',
    },
    forbiddenText: {
      id: 'errorPages.forbiddenText',
      defaultMessage: 'Ask an owner or administrator for access.',
      description: 'Text of the 403 page',
    },
    forbiddenPost: {
      id: 'errorPages.forbiddenPost',
      defaultMessage: 'You don’t have access to this post',
      description: 'Title of the 403 page of a post',
    },
    forbiddenPostText: {
      id: 'errorPages.forbiddenPostText',
      defaultMessage: 'It belongs to a community you aren’t a member of, or it was shared with other people.',
      description: 'Text of the 403 page of a post',
    },
    forbiddenUserRegistry: {
      id: 'errorPages.forbiddenUserRegistry',
      defaultMessage: 'You don’t have access to the user registry',
      description: 'Title of the 403 page of the list of users in the administration',
    },
    forbiddenUserRegistryText: {
      id: 'errorPages.forbiddenUserRegistryText',
      defaultMessage: 'Only people who manage users can see it. Ask an administrator for access.',
      description: 'Text of that page',
    },
    forbiddenGroupRegistry: {
      id: 'errorPages.forbiddenGroupRegistry',
      defaultMessage: 'You don’t have access to the group registry',
      description: 'Title of the 403 page of the list of groups in the administration',
    },
    forbiddenGroupRegistryText: {
      id: 'errorPages.forbiddenGroupRegistryText',
      defaultMessage: 'Only people who manage users can see the groups. Ask an administrator for access.',
      description: 'Text of that page',
    },
    forbiddenArea: {
      id: 'errorPages.forbiddenArea',
      defaultMessage: 'You don’t have access to this area',
      description: 'Title of the 403 page of an area of the organisation',
    },
    forbiddenAreaText: {
      id: 'errorPages.forbiddenAreaText',
      defaultMessage: 'Your account belongs to another area. Ask an owner or administrator for access.',
      description: 'Text of that page',
    },
    forbiddenBusinessUnit: {
      id: 'errorPages.forbiddenBusinessUnit',
      defaultMessage: 'You don’t have access to this business unit',
      description: 'Title of the 403 page of a business unit',
    },
    forbiddenBusinessUnitText: {
      id: 'errorPages.forbiddenBusinessUnitText',
      defaultMessage: 'Your account belongs to another business unit. Ask an owner or administrator for access.',
      description: 'Text of that page',
    },
    forbiddenWorkspace: {
      id: 'errorPages.forbiddenWorkspace',
      defaultMessage: 'You don’t have access to this workspace',
      description: 'Title of the 403 page of a workspace',
    },
    forbiddenWorkspaceText: {
      id: 'errorPages.forbiddenWorkspaceText',
      defaultMessage: 'It’s for members only. Any member can invite you.',
      description: 'Text of that page',
    },
    forbiddenCommunity: {
      id: 'errorPages.forbiddenCommunity',
      defaultMessage: 'You don’t have access to this community',
      description: 'Title of the 403 page of a community',
    },
    forbiddenCommunityText: {
      id: 'errorPages.forbiddenCommunityText',
      defaultMessage: 'It’s for members only. Ask an owner or administrator for access.',
      description: 'Text of that page',
    },
    forbiddenCatalog: {
      id: 'errorPages.forbiddenCatalog',
      defaultMessage: 'You don’t have access to this catalogue',
      description: 'Title of the 403 page of a catalogue',
    },
    forbiddenCatalogText: {
      id: 'errorPages.forbiddenCatalogText',
      defaultMessage: 'Its entries are for other people. Ask an owner or administrator for access.',
      description: 'Text of that page',
    },
    forbiddenWorkflow: {
      id: 'errorPages.forbiddenWorkflow',
      defaultMessage: 'You don’t have access to this workflow',
      description: 'Title of the 403 page of a workflow',
    },
    forbiddenFeedback: {
      id: 'errorPages.forbiddenFeedback',
      defaultMessage: 'You don’t have access to this feedback',
      description: 'Title of the 403 page of feedback about the portal that somebody else wrote',
    },
    forbiddenFeedbackText: {
      id: 'errorPages.forbiddenFeedbackText',
      defaultMessage: 'Only the person who wrote it and the portal team can open it.',
      description: 'Text of that page',
    },
    report: {
      id: 'errorPages.report',
      defaultMessage: 'Report a problem',
      description: 'Link on an error page: to the form for feedback about the portal',
    },
    forbiddenWorkflowText: {
      id: 'errorPages.forbiddenWorkflowText',
      defaultMessage: 'You aren’t part of any of its steps. Ask an owner or administrator for access.',
      description: 'Text of that page',
    },
    unauthorized: {
      id: 'errorPages.unauthorized',
      defaultMessage: 'This account doesn’t have access to the portal',
      description: 'Title of the page for accounts without access',
    },
    unauthorizedText: {
      id: 'errorPages.unauthorizedText',
      defaultMessage: 'Sign in with a different account, or ask your administrator for access.',
      description: 'Text of that page',
    },
    backHome: { id: 'errorPages.backHome', defaultMessage: 'Back to home', description: 'Link on error pages' },
    signIn: {
      id: 'errorPages.signIn',
      defaultMessage: 'Sign in with a different account',
      description: 'Link on the page for accounts without access',
    },
  }),
  ...defineMessages<{
    signedInAs: { name: string }
    code: { status: number; entity: string }
    codeWithRequest: { status: number; requestId: string }
  }>({
    signedInAs: {
      id: 'errorPages.signedInAs',
      defaultMessage: 'You’re signed in as {name}.',
      description: 'On error pages, before the reason',
    },
    code: {
      id: 'errorPages.code',
      defaultMessage: '{status} · {entity}',
      description: 'In small under an error: the code and the kind of thing, untranslated',
    },
    codeWithRequest: {
      id: 'errorPages.codeWithRequest',
      defaultMessage: '{status} · request {requestId}',
      description: 'In small under an error, for support',
    },
  }),
}

/** Messages of the 403 page of a community that can be asked for membership. */
export const membershipMessages = defineMessages<{
  membersOnly: { name: string; community: string }
  askToJoin: void
  asking: void
  code: { status: number; entity: string; id: string }
}>({
  membersOnly: {
    id: 'errorPages.membersOnly',
    defaultMessage:
      'You’re signed in as {name}, but {community} is for members only. Ask an owner or administrator for access.',
    description: 'Text of the 403 page of a community whose name is known',
  },
  askToJoin: {
    id: 'errorPages.askToJoin',
    defaultMessage: 'Ask to join',
    description: 'Button on the 403 page of a community',
  },
  asking: {
    id: 'errorPages.asking',
    defaultMessage: 'Sending request',
    description: 'For screen readers, after "Ask to join" was pressed',
  },
  code: {
    id: 'errorPages.codeWithId',
    defaultMessage: '{status} · {entity} {id}',
    description: 'In small under an error: the code, the kind of thing and which one, untranslated',
  },
})
