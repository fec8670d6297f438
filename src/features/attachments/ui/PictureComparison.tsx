import { useState } from 'react'
import type { Schemas } from '@/api'
import { Select } from '@/design-system/Select'
import { useIntl } from '@/shared/i18n'
import { versionMessages as messages } from '../messages'
import { ownAddress } from '../model/kind'
import styles from './AttachmentVersions.module.css'

type Version = Schemas['AttachmentVersion']

/** Two versions of a picture side by side: at first the newest beside the one before. */
export function PictureComparison({ versions }: { versions: readonly Version[] }) {
  const { formatMessage } = useIntl()
  // By number and not by place: a version that is added meanwhile moves nothing.
  const [first, setFirst] = useState(versions[1]?.version)
  const [second, setSecond] = useState(versions[0]?.version)
  const options = versions.map(({ version }) => ({
    value: String(version),
    label: formatMessage(messages.version, { version }),
  }))
  const sides = [
    { label: messages.first, number: first, choose: setFirst },
    { label: messages.second, number: second, choose: setSecond },
  ]
  return (
    <div role="group" aria-label={formatMessage(messages.compare)} className={styles.pictures}>
      {sides.map(({ label, number, choose }) => (
        <div key={label.id} className={styles.side}>
          <Select
            label={formatMessage(label)}
            value={String(number)}
            options={options}
            onValueChange={(value) => choose(Number(value))}
          />
          <VersionPicture state={versions.find(({ version }) => version === number)} />
        </div>
      ))}
    </div>
  )
}

function VersionPicture({ state }: { state: Version | undefined }) {
  const { formatMessage } = useIntl()
  const address = state && ownAddress(state.url)
  if (!address) return null
  return (
    <img
      // Another element for another picture: until it has come, the former one would stand under its name.
      key={address}
      src={address}
      alt={formatMessage(messages.picture, { version: state.version })}
      className={styles.picture}
    />
  )
}
