import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { examples } from '@/api/examples.gen'
import type { Notification } from '../notification'
import { NotificationRow } from './NotificationRow'
import styles from './Panel.module.css'
import { useFormatTime, useRowActions } from './row-hooks'

const stream = examples.getNotificationsStream

/** A row as the list draws it. */
function Row(props: Omit<ComponentProps<typeof NotificationRow>, 'actions' | 'formatTime'>) {
  return (
    <div className={styles.item}>
      <NotificationRow {...props} actions={useRowActions()} formatTime={useFormatTime()} />
    </div>
  )
}

const meta = {
  title: 'Features/Notifications/Row',
  component: Row,
  decorators: [(Story) => <div style={{ inlineSize: '384px', maxInlineSize: '100%' }}>{Story()}</div>],
  args: {
    notification: stream.statusChange.notifications[0] as Notification,
    read: false,
    unavailable: false,
    day: undefined,
  },
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

/** The first entry of a named example of the contract. */
function of(name: keyof typeof stream, read = false): Story {
  return { args: { notification: stream[name].notifications[0] as Notification, read } }
}

export const AttachmentAdd = of('attachmentAdd')
export const AttachmentRemove = of('attachmentRemove')
export const AttachmentNewVersion = of('attachmentNewVersion')
export const Comment = of('comment')
export const CommentRemove = of('commentRemove')
export const CommentMention = of('commentMention')
export const CommentLike = of('commentLike')
export const PostComment = of('postComment')
export const CommentReply = of('commentReply')
export const StatusChange = of('statusChange')
export const StatusChangeAggregated = of('statusChangeAggregated')
export const ScreenDataEdit = of('screenDataEdit')
export const ScreenDataEditEverything = of('screenDataEditEverything')
export const TaskCreate = of('taskCreate')
export const TaskEdit = of('taskEdit')
export const TaskCopy = of('taskCopy')
export const TaskDelete = of('taskDelete')
export const TaskReminder = of('taskReminder')
export const TaskComment = of('taskComment')
export const TaskMention = of('taskMention')
export const TaskAssign = of('taskAssign')
export const TaskAttachment = of('taskAttachment')
export const TaskReopened = of('taskReopened')
export const TaskClosed = of('taskClosed')
export const TaskDeleted = of('taskDeleted')
export const EventStaffInvitation = of('eventStaffInvitation')
export const FeedbackTaskStatusChange = of('feedbackTaskStatusChange')
export const PostRemove = of('postRemove')
export const PostCreation = of('postCreation')
export const ActivityAssigned = of('activityAssigned')
export const ActivityEdit = of('activityEdit')
export const PostAttachmentsEdit = of('postAttachmentsEdit')

export const Read = of('commentReply', true)
export const ManyAuthors = of('manyAuthors')
export const FormerAuthor = of('formerAuthor')
export const LongText = of('longText')
export const UnknownKind = of('unknownType')
export const StalePost = of('stalePost', true)
export const WithoutPost = of('withoutPost')
export const NoLongerAvailable: Story = { args: { unavailable: true, read: true } }
export const FirstOfADay: Story = { args: { day: '2026-11-18' } }
