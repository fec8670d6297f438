import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { Dock } from '@/design-system/Dock'
import { Page } from '@/design-system/Page'
import { AssistantButton } from '@/features/ai-chat'
import { AssistantPanel } from '@/features/ai-chat/ui/AssistantPanel'
import { BulkOperationBanner } from '@/features/bulk-operation'
import { ChatPanel } from '@/features/chat'
import { FeedFrame, PostCard } from '@/features/posts'
import { WaitingSummary } from '@/features/posts/news/WaitingSummary'
import { $tip } from '@/features/tips/model/tips'
import { useIntl } from '@/shared/i18n'
import { giulia, withScope } from '@/shared/testing/with-scope'
import { TipOverlay } from '@/features/tips'
import { messages } from '../shell/messages'
import { conversation, counts, currentChat } from './testing/whole-portal'
import { WholePortal } from './testing/WholePortal'

const { posts } = examples.listPosts.firstPage
const operation = examples.getBulkTransition.inProgress

type DashboardProps = {
  assistant?: boolean
  dock?: boolean
}

/** The dashboard as the design shows it. */
function Dashboard({ assistant = false, dock = false }: DashboardProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <WholePortal
        current="home"
        assistantOpen={assistant}
        panel={
          assistant ? (
            <AssistantPanel
              firstName={giulia.firstName}
              chat={conversation}
              draft=""
              width={320}
              onWidthChange={nothing}
              onDraftChange={nothing}
              onSend={nothing}
              onShown={nothing}
              onDetailChange={nothing}
              onDetail={nothing}
              onDetailClose={nothing}
              onAsk={nothing}
              onAskAgain={nothing}
              onStop={nothing}
              onNewChat={nothing}
              onRate={nothing}
              onCopy={nothing}
              onSource={nothing}
              onClose={nothing}
            />
          ) : undefined
        }
        dock={
          dock ? (
            <Dock label={formatMessage(messages.dock)}>
              {!assistant && <AssistantButton place="floating" open={false} onToggle={nothing} />}
              <ChatPanel
                chat={currentChat}
                unreadCount={3}
                expanded={false}
                onExpandedChange={nothing}
                onNewTab={nothing}
                onClose={nothing}
              />
              <BulkOperationBanner
                operation={operation}
                expanded
                onExpandedChange={nothing}
                onCancel={nothing}
                onClose={nothing}
              />
            </Dock>
          ) : undefined
        }
      >
        <Page>
          <FeedFrame
            firstName={giulia.firstName}
            waiting={<WaitingSummary {...counts} />}
            filter="latest"
            onFilterChange={nothing}
          >
            {posts.slice(0, 2).map((post) => (
              <PostCard key={post.id} post={post} onLikeToggle={nothing} onBookmarkToggle={nothing} />
            ))}
          </FeedFrame>
        </Page>
      </WholePortal>
      <TipOverlay />
    </>
  )
}

/** The bell's name in the languages of these stories. */
const bell = /notifi|benach|ειδοπ/i

function nothing() {}

const meta = {
  title: 'Screens/In full/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen', world: 'default' },
  args: {},
} satisfies Meta<typeof Dashboard>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const comesToRest: Play = async ({ canvas }) => {
  // The bell has its number only after the page has come to rest.
  await waitFor(() => expect(canvas.getByRole('button', { name: bell })).toHaveAccessibleName(/\d/))
}

export const Default: Story = { play: comesToRest }

export const Assistant: Story = { args: { assistant: true, dock: true }, play: comesToRest }

export const Notifications: Story = {
  args: { dock: true },
  decorators: [
    withScope([[$tip, { phase: 'staying', serial: 1, tip: { severity: 'success', title: 'Link copied' } }]]),
  ],
  play: async (context) => {
    await comesToRest(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: bell }))
    const panel = within(await canvas.findByRole('dialog'))
    await expect((await panel.findAllByRole('listitem'))[0]).toBeVisible()
  },
}

export const German: Story = {
  // The connected dashboard is pictured in German.
  tags: ['no-visual'],
  args: { assistant: true, dock: true },
  globals: { language: 'de' },
  play: comesToRest,
}

export const Greek: Story = { args: { assistant: true, dock: true }, globals: { language: 'el' }, play: comesToRest }

export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await comesToRest(context)
    // What lies over the page would still leave it in the document.
    const { left, top } = context.canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + 4)).toHaveRole('heading')
  },
}
