import { useNavigate } from 'react-router-dom'
import { Page } from '@/design-system/Page'
import { Tabs } from '@/design-system/Tabs'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { type AdminTab, adminTabs, tabOf } from '../model/admin-address'
import { SecurityTab } from '../security/SecurityTab'
import { AuditTab } from './AuditTab'
import { InstallationTab } from './InstallationTab'

const labels = { installation: messages.installation, security: messages.security, audit: messages.audit }

const bodies: Record<AdminTab, () => React.ReactNode> = {
  installation: () => <InstallationTab />,
  security: () => <SecurityTab />,
  audit: () => <AuditTab />,
}

/** How the installation stands, what this browser enforces, and what administrators did. */
export function AdminView({ tab: said }: { tab: string | undefined }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const tab = tabOf(said)
  return (
    <Page width="wide" title={formatMessage(messages.title)}>
      <Tabs<AdminTab>
        label={formatMessage(messages.tabs)}
        activation="manual"
        items={adminTabs.map((value) => ({ value, label: formatMessage(labels[value]) }))}
        value={tab}
        onValueChange={(value) => void navigate(paths.adminV2(value))}
      >
        <div key={tab}>{bodies[tab]()}</div>
      </Tabs>
    </Page>
  )
}
