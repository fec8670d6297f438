import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { loadable } from '@/shared/loadable'
import { $questions, isAsking } from '../model/confirm'

const ConfirmQuestion = loadable(() => import('./ConfirmQuestion')).component('ConfirmQuestion')

/** Mounted once; the dialog is loaded with the first question. */
export function ConfirmOverlay() {
  const questions = useUnit($questions)
  if (!isAsking(questions)) return null
  return (
    <Suspense>
      <ConfirmQuestion key={questions.confirm.subject} confirm={questions.confirm} />
    </Suspense>
  )
}
