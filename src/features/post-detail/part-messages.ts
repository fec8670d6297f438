import { defineMessages } from '@/shared/i18n'

import type { PostPart } from './model/post-part'

/** Words of the parts of a post and of its tools. */
export const messages = defineMessages<Record<PostPart | 'tabs' | 'print' | 'more', void>>({
  tabs: {
    id: 'postDetail.tabs',
    defaultMessage: 'Parts of this post',
    description: 'Names the row of tabs below a post',
  },
  attachments: { id: 'postDetail.tabAttachments', defaultMessage: 'Attachments', description: 'Tab of a post' },
  comments: { id: 'postDetail.tabComments', defaultMessage: 'Comments', description: 'Tab of a post' },
  visibility: {
    id: 'postDetail.tabVisibility',
    defaultMessage: 'Visibility',
    description: 'Tab of a post: who can see it',
  },
  invited: { id: 'postDetail.tabInvited', defaultMessage: 'Invited', description: 'Tab of a post: the people invited' },
  workflow: { id: 'postDetail.tabWorkflow', defaultMessage: 'Workflow', description: 'Tab of a post' },
  tasks: { id: 'postDetail.tabTasks', defaultMessage: 'Tasks', description: 'Tab of a post' },
  subActivities: { id: 'postDetail.tabSubActivities', defaultMessage: 'Sub-activities', description: 'Tab of a post' },
  ai: { id: 'postDetail.tabAi', defaultMessage: 'AI', description: 'Tab of a post: what the assistant makes of it' },
  print: { id: 'postDetail.print', defaultMessage: 'Print', description: 'Button on a post' },
  more: { id: 'postDetail.more', defaultMessage: 'More actions', description: 'Button on a post that opens a menu' },
})
