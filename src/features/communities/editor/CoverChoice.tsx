import { Suspense, useState } from 'react'
import { CoverField, EditPictureDialog, PictureWordsDialog } from '@/features/post-media'
import type { useCover } from './use-cover'

export type CoverChoiceProps = { cover: ReturnType<typeof useCover>; onRetry: () => void }

/** The picture above a community, to be chosen, edited, described and taken away. */
export function CoverChoice({ cover: { cover, file, picture, choose, change, remove }, onRetry }: CoverChoiceProps) {
  const [open, setOpen] = useState<'edit' | 'words' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <CoverField
        shape="band"
        picture={picture}
        onChoose={(chosen) => void choose(chosen)}
        onEdit={() => setOpen('edit')}
        onDescribe={() => setOpen('words')}
        onRetry={onRetry}
        onRemove={remove}
      />
      <Suspense>
        {open === 'edit' && cover && (
          <EditPictureDialog
            image={cover}
            {...(file && { file })}
            captioned={false}
            shape="band"
            onSave={change}
            onClose={close}
          />
        )}
        {open === 'words' && cover && (
          <PictureWordsDialog image={cover} captioned={false} onSave={(words) => change(null, words)} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
