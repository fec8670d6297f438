import { useUnit } from 'effector-react'
import { $questions, isAsking } from '../model/confirm'
import { ConfirmQuestion } from './ConfirmQuestion'

/** Mounted once; the dialog is loaded with the first question. */
export function ConfirmOverlay() {
  const questions = useUnit($questions)
  if (!isAsking(questions)) return null
  return <ConfirmQuestion key={questions.confirm.subject} confirm={questions.confirm} />
}
