import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Button } from '@/design-system/Button'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { TextField } from '@/design-system/TextField'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { accountQueries } from '../api/account-calls'
import { messages } from '../messages'
import { limits } from '../model/profile-form'
import styles from './ProfileEdit.module.css'

/** How long typing rests before skills are suggested, in milliseconds. */
const REST = 200

type SkillsFieldProps = { skills: readonly string[]; onChange: (skills: string[]) => void }

/** What somebody is good at, word by word; what colleagues have written is offered. */
export function SkillsField({ skills, onChange }: SkillsFieldProps) {
  const { formatMessage } = useIntl()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => later(() => setSearch(typed.trim()), REST), [typed])
  const { data } = useQuery(accountQueries.skills(search))
  const name = typed.trim().slice(0, 60)
  const known = skills.some((one) => one.toLowerCase() === name.toLowerCase())
  const full = skills.length >= limits.skills

  function add() {
    if (name === '' || full) return
    if (!known) onChange([...skills, name])
    setTyped('')
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Otherwise Enter would save the whole form.
    event.preventDefault()
    add()
  }

  return (
    <div role="group" aria-label={formatMessage(messages.skills)} className={styles.dispute}>
      <div className={styles.adding}>
        <TextField
          label={formatMessage(messages.skills)}
          description={full ? formatMessage(messages.skillsFull, { count: limits.skills }) : undefined}
          placeholder={formatMessage(messages.skillHint)}
          list={listId}
          maxLength={60}
          disabled={full}
          value={typed}
          onValueChange={setTyped}
          onKeyDown={handleKeyDown}
          className={styles.grows}
        />
        <Button disabled={name === '' || full} onClick={add}>
          {formatMessage(messages.add)}
        </Button>
      </div>
      <datalist id={listId}>
        {data?.skills.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      {skills.length > 0 && (
        <ul className={styles.chips}>
          {skills.map((skill) => (
            <li key={skill} className={styles.chip}>
              {skill}
              <IconButton
                size="sm"
                label={formatMessage(messages.remove, { name: skill })}
                icon={<Icon of={XIcon} size="sm" />}
                onClick={() => onChange(skills.filter((one) => one !== skill))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
