import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { DescriptionList } from '@/design-system/DescriptionList'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './ProfileEdit.module.css'

type Profile = Schemas['Profile']

const known: [field: string, label: MessageDescriptor, value: (profile: Profile) => string | null][] = [
  ['role', messages.role, ({ role }) => role],
  ['contactEmail', messages.workEmail, ({ contactEmail }) => contactEmail],
  ['phone', messages.phone, ({ phone }) => phone],
  ['internalPhone', messages.extension, ({ internalPhone }) => internalPhone],
  ['place', messages.place, ({ place }) => place],
  ['area', messages.area, ({ area }) => area?.name ?? null],
  ['businessUnit', messages.unit, ({ businessUnit }) => businessUnit?.name ?? null],
  ['manager', messages.manager, ({ manager }) => manager?.fullName ?? null],
]

/** What comes from the personnel system: read here, changed there. */
export function ManagedFields({ profile }: { profile: Profile }) {
  const { formatMessage } = useIntl()
  const managed = known.filter(([field]) => profile.managedFields?.includes(field))
  if (managed.length === 0) return null
  return (
    <TitledCard title={formatMessage(messages.managed)}>
      <Text size="sm" tone="muted">
        {formatMessage(messages.managedWhy)}
      </Text>
      <DescriptionList
        items={managed.map(([field, label, value]) => ({
          id: field,
          term: formatMessage(label),
          description: (
            <span className={styles.managed}>
              {value(profile) ?? '–'}
              <Link
                variant="action"
                href={paths.customerFeedback('new', { kind: 'wrong-profile-data', from: 'profile-edit', field })}
                aria-label={formatMessage(messages.reportField, { field: formatMessage(label) })}
              >
                {formatMessage(messages.report)}
              </Link>
            </span>
          ),
        }))}
      />
    </TitledCard>
  )
}
