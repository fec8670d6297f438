import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { TextButton } from '@/design-system/TextButton'
import type { RichTextProps } from '@/design-system/RichText'
import { overlayRequested, type OverlayRequest } from '@/shared/overlays'
import { PersonOpener } from './PersonOpener'

/** Lets the people, hashtags and tables that a text names be opened from it: `<RichText {...richTextOpeners} />`. */
export const richTextOpeners: Required<Pick<RichTextProps, 'renderMention' | 'renderHashtag' | 'renderTable'>> = {
  renderMention: ({ id, name }) => (
    <PersonOpener userId={id} name={name} variant="text">
      {name}
    </PersonOpener>
  ),
  renderHashtag: ({ id, name }) => (
    <TextOpener request={{ overlay: 'hashtagInfo', hashtagId: id, name }}>#{name}</TextOpener>
  ),
  renderTable: ({ id, name }) => <TextOpener request={{ overlay: 'tableInfo', tableId: id }}>{name}</TextOpener>,
}

function TextOpener({ request, children }: { request: OverlayRequest; children: ReactNode }) {
  const open = useUnit(overlayRequested)
  return (
    <TextButton aria-haspopup="dialog" onClick={() => open(request)}>
      {children}
    </TextButton>
  )
}
