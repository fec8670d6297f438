import { defineMessages } from '@/shared/i18n'

/** Words of the error pages; each closed or missing thing has its own. */
export const messages = {
  ...defineMessages({
    notFound: {
      id: 'errorPages.notFound',
      defaultMessage: 'There is nothing at this address',
      description: 'Title of the 404 page',
    },
    notFoundText: {
      id: 'errorPages.notFoundText',
      defaultMessage:
        'The link may be old, or a character is missing. From home you find everything that is open to you.',
      description: 'Text of the 404 page',
    },
    postNotFound: {
      id: 'errorPages.postNotFound',
      defaultMessage: 'This post is no longer here',
      description: 'Title of the 404 page of a post',
    },
    postNotFoundText: {
      id: 'errorPages.postNotFoundText',
      defaultMessage: 'It was removed, or the link names a post that never existed. The newest posts are at home.',
      description: 'Text of the 404 page of a post',
    },
    forbidden: {
      id: 'errorPages.forbidden',
      defaultMessage: 'This page is not open to you',
      description: 'Title of the 403 page',
    },
    forbiddenText: {
      id: 'errorPages.forbiddenText',
      defaultMessage: 'Your account may not see what is here. Somebody who looks after it can let you in.',
      description: 'Text of the 403 page',
    },
    forbiddenPost: {
      id: 'errorPages.forbiddenPost',
      defaultMessage: 'This post is not open to you',
      description: 'Title of the 403 page of a post',
    },
    forbiddenPostText: {
      id: 'errorPages.forbiddenPostText',
      defaultMessage: 'It belongs to a community that you are not a member of, or was written for other people.',
      description: 'Text of the 403 page of a post',
    },
    forbiddenUserRegistry: {
      id: 'errorPages.forbiddenUserRegistry',
      defaultMessage: 'The user registry is not open to you',
      description: 'Title of the 403 page of the list of users in the administration',
    },
    forbiddenUserRegistryText: {
      id: 'errorPages.forbiddenUserRegistryText',
      defaultMessage: 'Your account may not look people up. An administrator can give you that right.',
      description: 'Text of that page, and of the directory of people',
    },
    forbiddenGroupRegistry: {
      id: 'errorPages.forbiddenGroupRegistry',
      defaultMessage: 'The group registry is not open to you',
      description: 'Title of the 403 page of the list of groups in the administration',
    },
    forbiddenGroupRegistryText: {
      id: 'errorPages.forbiddenGroupRegistryText',
      defaultMessage: 'Only people who manage users can see the groups. An administrator can give you that right.',
      description: 'Text of that page',
    },
    forbiddenArea: {
      id: 'errorPages.forbiddenArea',
      defaultMessage: 'This area is not open to you',
      description: 'Title of the 403 page of an area of the organisation',
    },
    forbiddenAreaText: {
      id: 'errorPages.forbiddenAreaText',
      defaultMessage: 'Your account belongs to another area. Whoever leads this one can let you in.',
      description: 'Text of that page',
    },
    forbiddenBusinessUnit: {
      id: 'errorPages.forbiddenBusinessUnit',
      defaultMessage: 'This business unit is not open to you',
      description: 'Title of the 403 page of a business unit',
    },
    forbiddenBusinessUnitText: {
      id: 'errorPages.forbiddenBusinessUnitText',
      defaultMessage: 'Your account belongs to another business unit. Whoever leads this one can let you in.',
      description: 'Text of that page',
    },
    forbiddenWorkspace: {
      id: 'errorPages.forbiddenWorkspace',
      defaultMessage: 'This workspace is not open to you',
      description: 'Title of the 403 page of a workspace',
    },
    forbiddenWorkspaceText: {
      id: 'errorPages.forbiddenWorkspaceText',
      defaultMessage: 'Only its members work here. One of them can invite you.',
      description: 'Text of that page',
    },
    forbiddenCommunity: {
      id: 'errorPages.forbiddenCommunity',
      defaultMessage: 'This community is not open to you',
      description: 'Title of the 403 page of a community',
    },
    forbiddenCommunityText: {
      id: 'errorPages.forbiddenCommunityText',
      defaultMessage: 'What is written here is for its members only. Its owner can let you in.',
      description: 'Text of that page',
    },
    forbiddenCatalog: {
      id: 'errorPages.forbiddenCatalog',
      defaultMessage: 'This catalogue is not open to you',
      description: 'Title of the 403 page of a catalogue',
    },
    forbiddenCatalogText: {
      id: 'errorPages.forbiddenCatalogText',
      defaultMessage: 'Its entries are for other people. Whoever looks after the catalogue can let you in.',
      description: 'Text of that page',
    },
    forbiddenWorkflow: {
      id: 'errorPages.forbiddenWorkflow',
      defaultMessage: 'This workflow is not open to you',
      description: 'Title of the 403 page of a workflow',
    },
    forbiddenWorkflowText: {
      id: 'errorPages.forbiddenWorkflowText',
      defaultMessage: 'You have no part in any of its steps. Whoever owns the workflow can give you one.',
      description: 'Text of that page',
    },
    unauthorized: {
      id: 'errorPages.unauthorized',
      defaultMessage: 'This account has no access to the portal',
      description: 'Title of the page for accounts without access',
    },
    unauthorizedText: {
      id: 'errorPages.unauthorizedText',
      defaultMessage:
        'You are known, but the portal is not open to this account. Sign in with another one, or ask your administrator.',
      description: 'Text of that page',
    },
    backHome: { id: 'errorPages.backHome', defaultMessage: 'Back to home', description: 'Link on error pages' },
    signIn: {
      id: 'errorPages.signIn',
      defaultMessage: 'Sign in with another account',
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
      defaultMessage: 'You are signed in as {name}.',
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
      description: 'In small under an error, for whoever helps',
    },
  }),
}

/** Words of the 403 page of a community that can be asked for membership. */
export const membershipMessages = defineMessages<{
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
