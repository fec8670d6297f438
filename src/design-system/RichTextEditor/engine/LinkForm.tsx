import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { Button } from '../../Button'
import { Popover } from '../../Popover'
import { TextField } from '../../TextField'
import { editorAddress } from '../editor-address'
import type { LinkLabels } from '../editor-labels'
import styles from './LinkForm.module.css'
import type { LinkPlace } from './link-at'

export type LinkFormProps = {
  place: LinkPlace
  /** Stands where the words are, so that the form opens beside them. */
  anchorRef: RefObject<HTMLElement | null>
  labels: LinkLabels
  onSave: (address: string, text: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks for the address of a link, and for its words where none are selected. */
export function LinkForm({ place, anchorRef, labels, onSave, onRemove, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(place.address)
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The editor may stand in a form, which is not meant.
    event.stopPropagation()
    const safe = editorAddress(address)
    if (safe === null) {
      setRefused(true)
      field.current?.focus()
    } else onSave(safe, text)
  }

  return (
    <Popover label={labels.title} triggerRef={anchorRef} open onOpenChange={(open) => !open && onClose()}>
      <form noValidate className={styles.root} onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={labels.address}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onValueChange={(value) => {
            setAddress(value)
            setRefused(false)
          }}
          error={refused ? labels.unsafe : undefined}
        />
        {place.length === 0 && <TextField label={labels.text} value={text} onValueChange={setText} />}
        <div className={styles.actions}>
          {place.address !== '' && (
            <Button variant="plain" size="sm" onClick={onRemove}>
              {labels.remove}
            </Button>
          )}
          <Button type="submit" variant="primary" size="sm">
            {labels.save}
          </Button>
        </div>
      </form>
    </Popover>
  )
}
