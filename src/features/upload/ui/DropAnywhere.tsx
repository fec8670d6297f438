import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { checkFiles, filesOf } from '@/design-system/FileDrop'
import { Icon, UploadIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { sending } from '../model/load-sending'
import type { Target } from '../model/person-actions'
import { filesAdded, filesRefused } from '../model/uploads'
import styles from './DropAnywhere.module.css'

/** While a post is on the screen, files can be dropped anywhere on the page, except on what accepts files itself. */
export function DropAnywhere({ postId, postTitle }: Target) {
  const { formatMessage } = useIntl()
  const [over, setOver] = useState(false)
  sending.useModule()
  const { add, refuse } = useUnit({ add: filesAdded, refuse: filesRefused })

  const handleOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    if (event.defaultPrevented) return setOver(false)
    // Otherwise the browser would open the dropped file in place of the page.
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  })
  const handleLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false)
  })
  const handleDrop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (!event.dataTransfer || event.defaultPrevented) return
    const { files, folders } = filesOf(event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    const { taken, rejected } = checkFiles(files, {}, folders)
    if (rejected.length > 0) refuse({ postId, postTitle, rejected })
    if (taken.length > 0) add({ postId, postTitle, files: taken })
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('dragover', (event) => handleOver(event), { signal })
    addEventListener('dragleave', (event) => handleLeave(event), { signal })
    addEventListener('drop', (event) => handleDrop(event), { signal })
    return () => listeners.abort()
  }, [])

  if (!over) return null
  return (
    <div aria-hidden className={styles.root}>
      <p className={styles.words}>
        <Icon of={UploadIcon} />
        {formatMessage(messages.releaseAnywhere, { name: postTitle })}
      </p>
    </div>
  )
}
