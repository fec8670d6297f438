import { AnswerButtons, type AnswerButtonsProps } from '@/features/events'
import { useShowAnswer } from '@/features/posts'
import { useHoldAnswer } from './use-hold-answer'

export type HeldAnswerButtonsProps = Pick<AnswerButtonsProps, 'post'> & {
  /** Whether the event waits for the answer; a person may come without having been asked. */
  asked: boolean
}

/** Whether the person comes to an event: one press answers, and can be taken back for some seconds. */
export function HeldAnswerButtons({ post, asked }: HeldAnswerButtonsProps) {
  const hold = useHoldAnswer()
  const show = useShowAnswer(post.id)
  return (
    <AnswerButtons
      post={post}
      onAnswered={show}
      onAnswer={(response, send) =>
        hold({
          postId: post.id,
          answer: { kind: 'invitation', response },
          overdue: false,
          counted: asked,
          send,
        })
      }
    />
  )
}
