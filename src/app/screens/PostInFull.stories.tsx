import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { Avatar } from '@/design-system/Avatar'
import { Dock } from '@/design-system/Dock'
import { AssistantButton } from '@/features/ai-chat'
import { AttachmentsCardView } from '@/features/attachments'
import { CommentFieldView, CommentsView, CommentTools } from '@/features/comments'
import { POST_PARTS, PostDetail, PostPartsView, PostToolsView } from '@/features/post-detail'
import { TasksCard } from '@/features/tasks'
import { WorkflowCard } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { giulia } from '@/shared/testing/with-scope'
import { messages } from '../messages'
import { tasks, workflow } from './testing/whole-portal'
import { WholePortal } from './testing/WholePortal'

const { detail } = examples.getPost
/** The post without all that follows its first paragraph, so that its parts are in sight. */
const post = { ...detail, content: { ops: detail.content.ops.slice(0, 2) }, images: detail.images.slice(0, 3) }
/** A question and its answer. */
const comments = examples.listComments.conversation.comments.filter(
  ({ id, replyToCommentId }) => id === 'cm-801' || replyToCommentId === 'cm-801',
)
const attachments = examples.listAttachments.withVersions.attachments.slice(0, 2)

/** A post as the design shows it, with all its parts and what stands beside it. */
function Post() {
  const { formatMessage } = useIntl()
  return (
    <WholePortal
      backButton
      dock={
        <Dock label={formatMessage(messages.dock)}>
          <AssistantButton place="floating" open={false} onToggle={nothing} />
        </Dock>
      }
    >
      <PostDetail
        summary={post}
        post={post}
        tools={<PostToolsView bookmarked={false} onBookmarkToggle={nothing} onPrint={nothing} onMore={nothing} />}
        rail={
          <>
            <WorkflowCard workflow={workflow} onTransition={nothing} />
            <AttachmentsCardView postId={post.id} count={attachments.length} attachments={attachments} />
            <TasksCard tasks={tasks} onDoneChange={nothing} />
          </>
        }
      >
        <PostPartsView
          parts={POST_PARTS}
          counts={{ attachments: 7, comments: 8, invited: 3, tasks: 2 }}
          value="comments"
          onValueChange={nothing}
        >
          <CommentsView
            comments={comments}
            onLikeToggle={nothing}
            onReply={nothing}
            field={
              <CommentFieldView
                text=""
                onTextChange={nothing}
                onSubmit={nothing}
                canSubmit={false}
                avatar={<Avatar name={giulia.fullName} size={28} />}
                tools={<CommentTools onMention={nothing} onAttach={nothing} />}
              />
            }
          />
        </PostPartsView>
      </PostDetail>
    </WholePortal>
  )
}

function nothing() {}

const meta = {
  title: 'Screens/In full/Post',
  component: Post,
  parameters: { layout: 'fullscreen', world: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sofia Karras')).toBeVisible()
  },
} satisfies Meta<typeof Post>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const German: Story = {
  // The connected post is pictured in German.
  tags: ['no-visual'],
  globals: { language: 'de' },
}

export const Greek: Story = { globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
