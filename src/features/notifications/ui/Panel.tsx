import { useUnit } from 'effector-react'
import { useId, useRef } from 'react'
import { ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { IconButton } from '@/design-system/IconButton'
import { Icon, Settings2Icon, XIcon } from '@/design-system/icons'
import { useCover } from '@/design-system/interaction'
import { useIsSmall } from '@/design-system/tokens'
import { useIntl } from '@/shared/i18n'
import { panelLeft } from '../bell'
import { messages } from '../messages'
import { usePanelFocus, usePressOutside } from './panel-focus'
import styles from './Panel.module.css'
import { PanelBody } from './PanelBody'
import { PanelTools } from './PanelTools'
import { PushCard, PushToggle } from './PushCard'
import { useTriageKeys } from './use-triage-keys'

/**
 * The notifications: beside the page on larger windows, which can still be used, and over the whole window on phones.
 */
export function Panel({ settingsHref }: { settingsHref?: string | undefined }) {
  const onLeave = useUnit(panelLeft)
  const { formatMessage } = useIntl()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const modal = useIsSmall()
  // First, so that the bell is in reach again when the focus goes back to it.
  useCover(panel, modal)
  usePanelFocus(panel)
  usePressOutside(panel, () => onLeave())
  useTriageKeys(panel, { onClose: () => onLeave() })

  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal={modal || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.root}
    >
      <div className={styles.head}>
        <Heading level={2} size="title" id={titleId} className={styles.title}>
          {formatMessage(messages.title)}
        </Heading>
        <PushToggle />
        {settingsHref !== undefined && (
          <ButtonLink
            variant="plain"
            size="sm"
            href={settingsHref}
            aria-label={formatMessage(messages.settings)}
            icon={<Icon of={Settings2Icon} />}
            className={styles.settings}
          />
        )}
        <IconButton
          label={formatMessage(messages.close)}
          icon={<Icon of={XIcon} />}
          size="sm"
          onClick={() => onLeave()}
        />
      </div>
      <div>
        <PanelTools />
        <PushCard />
      </div>
      <PanelBody />
    </div>
  )
}
