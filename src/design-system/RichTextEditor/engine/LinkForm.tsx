import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { Button } from '../../Button'
import { Popover } from '../../Popover'
import { TextField } from '../../TextField'
import { editorAddress } from '../editor-address'
import type { LinkWords } from '../editor-words'
import styles from './LinkForm.module.css'
import type { LinkPlace } from './link-at'

export type LinkFormProps = {
  place: LinkPlace
  /** Stands where the words are, so that the form opens beside them. */
  anchorRef: RefObject<HTMLElement | null>
  words: LinkWords
  onSave: (address: string, text: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks for the address of a link, and for its words where none are selected. */
export function LinkForm({ place, anchorRef, words, onSave, onRemove, onClose }: LinkFormProps) {
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
    <Popover label={words.title} triggerRef={anchorRef} open onOpenChange={(open) => !open && onClose()}>
      <form noValidate className={styles.root} onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={words.address}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onValueChange={(value) => {
            setAddress(value)
            setRefused(false)
          }}
          error={refused ? words.unsafe : undefined}
        />
        {place.length === 0 && <TextField label={words.text} value={text} onValueChange={setText} />}
        <div className={styles.actions}>
          {place.address !== '' && (
            <Button variant="plain" size="sm" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
          <Button type="submit" variant="primary" size="sm">
            {words.save}
          </Button>
        </div>
      </form>
    </Popover>
  )
}
