import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { SkeletonCard, SkeletonGroup } from '@/design-system/Skeleton'
import { CarouselView, type CarouselConfig } from '@/features/carousel'
import { TipView } from '@/features/tips/ui/TipView'
import type { Tip } from '@/shared/overlays'
import styles from './OverlaysInFull.module.css'

const tips: Tip[] = [
  { severity: 'success', title: 'Link copied' },
  { severity: 'info', title: 'Comment saved as draft', message: 'It is kept until you send it.' },
  {
    severity: 'pro',
    title: 'Press / to search from anywhere',
    message: 'Single keys can be switched off in your settings.',
  },
  { severity: 'warn', title: 'Two files are still uploading', message: 'Leave the page and they are lost.' },
  {
    severity: 'error',
    title: 'The status was not changed',
    message: 'Someone moved this post to Approved a minute ago.',
    actionCallbacks: [{ label: 'Show the change', onSelect: () => undefined }],
  },
  {
    severity: 'system',
    title: 'Maintenance on Saturday',
    message: 'The portal rests from 22:00 to 23:30.',
    actionCallbacks: [{ label: 'Got it', onSelect: () => undefined }],
  },
]

/** Drawn here, so that the story needs no server. */
const scene = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#e6b996"/><stop offset="1" stop-color="#cd8775"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>',
)}`

const introduction: CarouselConfig = {
  slides: ['Welcome to Meridiana', 'Ask the assistant', 'Nothing is lost'].map((title) => ({
    title,
    description: 'It reads what your communities have written, and shows where each answer comes from.',
    urlImage: scene,
    colorBegin: '#f8e6d8',
    colorEnd: '#f8e6d8',
  })),
}

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <Heading level={2} size="label">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** What lies over a page, and what stands in place of what is not there, side by side. */
function Overlays() {
  const [index, setIndex] = useState(1)
  const [stage, setStage] = useState<Element | null>(null)
  return (
    <main className={styles.root}>
      <div className={styles.column}>
        <Specimen title="Tips">
          <div className={styles.tips}>
            {tips.map((tip) => (
              <TipView key={tip.severity} tip={tip} />
            ))}
          </div>
        </Specimen>
      </div>
      <div className={styles.column}>
        <Specimen title="Confirm">
          <div ref={setStage} className={styles.stage}>
            {stage && (
              <ConfirmDialog
                container={stage}
                tone="destructive"
                title="Cancel the remaining operations?"
                description="30 posts have moved and stay where they are. 15 have not been touched yet and will not be."
                cancelLabel="Keep going"
                confirmLabel="Cancel operations"
                onCancel={() => undefined}
                onConfirm={() => undefined}
              />
            )}
          </div>
        </Specimen>
        <Specimen title="Carousel">
          <CarouselView
            config={introduction}
            index={index}
            onIndexChange={setIndex}
            onSkip={() => undefined}
            onDone={() => undefined}
            className={styles.carousel}
          />
        </Specimen>
      </div>
      <Specimen title="Empty">
        <Card padding="none">
          <EmptyState
            level={3}
            title="You’re all caught up"
            description="You’ve seen every notification so far."
            action={<Button>Show all notifications</Button>}
          />
        </Card>
      </Specimen>
      <Specimen title="Loading">
        <SkeletonGroup label="Loading posts">
          <SkeletonCard />
        </SkeletonGroup>
      </Specimen>
    </main>
  )
}

const meta = {
  title: 'Screens/In full/Overlays',
  component: Overlays,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Overlays>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = { tags: ['tall'] }

export const Phone: Story = { tags: ['phone', 'tall'], globals: { viewport: { value: 'phone' } } }
