import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { DescriptionList } from '@/design-system/DescriptionList'
import { IconButton } from '@/design-system/IconButton'
import { CopyIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { PersonLink } from '@/features/entity-links'
import { telephone, usePersonWords } from '@/features/people'
import { copyRequested } from '@/shared/copy-link'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { given } from '../model/given'
import styles from './Profile.module.css'
import { hoursInRows } from '../model/hours-in-rows'

/** Licences that the portal has words for. */
const licences: Partial<Record<string, MessageDescriptor>> = { chat: messages.chat, xlearning: messages.learning }

type ProfileRailProps = { person: Schemas['Profile']; adminView: boolean; visible: boolean }
type Fact = [id: string, term: MessageDescriptor, value: ReactNode]

/** What one looks up: numbers, place in the organisation, duties, hours; for administrators the account. */
export function ProfileRail({ person, adminView, visible }: ProfileRailProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { duty } = usePersonWords()
  const { manager, duties, workingHours } = person
  const call = (number: string | null) => {
    const known = given(number)
    return known === null ? null : (
      <Copied text={known}>
        <Link href={telephone(known)}>{known}</Link>
      </Copied>
    )
  }
  const extension = given(person.internalPhone)
  const email = given(person.contactEmail)
  return (
    <>
      {visible && (
        <FactsCard
          title={messages.contact}
          facts={[
            // These two are looked for: where one is missing, that is said.
            [
              'email',
              messages.email,
              email === null ? (
                <Missing />
              ) : (
                <Copied text={email}>
                  <Link href={`mailto:${email}`}>{email}</Link>
                </Copied>
              ),
            ],
            ['phone', messages.phone, call(person.phone) ?? <Missing />],
            ['extension', messages.extension, extension && <Copied text={extension}>{extension}</Copied>],
            ['mobile', messages.mobile, call(person.mobilePhone)],
          ]}
        />
      )}
      {visible && (
        <FactsCard
          title={messages.organisation}
          facts={[
            ['place', messages.place, person.place],
            ['area', messages.area, person.area?.name ?? null],
            ['unit', messages.unit, person.businessUnit?.name ?? null],
            [
              'manager',
              messages.manager,
              manager && <PersonLink userId={manager.id} name={manager.fullName} variant="text" />,
            ],
          ]}
        />
      )}
      {duties.length > 0 && (
        <TitledCard title={formatMessage(messages.duties)}>
          <ul className={styles.duties}>
            {duties.map((one) => (
              <li key={one.id}>{duty(one)}</li>
            ))}
          </ul>
        </TitledCard>
      )}
      {workingHours.length > 0 && (
        <TitledCard title={formatMessage(messages.hours)}>
          <DescriptionList
            items={hoursInRows(workingHours, intl.locale).map(({ days, hours }) => ({
              id: days,
              term: days,
              description: hours,
            }))}
          />
        </TitledCard>
      )}
      {person.licences !== undefined && person.licences.length > 0 && (
        <TitledCard title={formatMessage(messages.licences)}>
          <ul className={styles.duties}>
            {person.licences.map(({ type }) => (
              <li key={type}>{licences[type] ? formatMessage(licences[type]) : type}</li>
            ))}
          </ul>
        </TitledCard>
      )}
      {adminView && (
        <FactsCard
          title={messages.account}
          facts={[
            ['state', messages.state, formatMessage(person.blocked ? messages.blocked : messages.active)],
            [
              'visibility',
              messages.visibility,
              formatMessage(person.privateProfile ? messages.privateProfile : messages.openProfile),
            ],
            ['id', messages.userId, person.id],
          ]}
        />
      )}
    </>
  )
}

function FactsCard({ title, facts }: { title: MessageDescriptor; facts: readonly Fact[] }) {
  const { formatMessage } = useIntl()
  const known = facts.flatMap(([id, term, description]) =>
    description === null ? [] : [{ id, term: formatMessage(term), description }],
  )
  if (known.length === 0) return null
  return (
    <TitledCard title={formatMessage(title)}>
      <DescriptionList items={known} />
    </TitledCard>
  )
}

/** A number or an address, with the way into the clipboard. */
function Copied({ text, children }: { text: string; children: ReactNode }) {
  const { formatMessage } = useIntl()
  const copy = useUnit(copyRequested)
  return (
    <span className={styles.copied}>
      <span>{children}</span>
      <IconButton
        size="sm"
        label={formatMessage(messages.copy, { text })}
        icon={<Icon of={CopyIcon} size="sm" />}
        onClick={() => copy({ text, copied: messages.copied, refused: messages.copyRefused })}
      />
    </span>
  )
}

function Missing() {
  const { formatMessage } = useIntl()
  return (
    <>
      <span aria-hidden>---</span>
      <VisuallyHidden>{formatMessage(messages.notGiven)}</VisuallyHidden>
    </>
  )
}
