import { useUnit } from 'effector-react'
import { Dialog } from '@/design-system/Dialog'
import { Switch } from '@/design-system/Switch'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { $singleKeys, sheetClosed, singleKeysChanged } from '../model/shortcuts'
import styles from './ShortcutSheet.module.css'

type Shortcut = {
  keys: readonly string[]
  does: MessageDescriptor
  /** Pressed alone, so the switch below takes it away. */
  single?: true
}

const GROUPS: readonly { title: MessageDescriptor; shortcuts: readonly Shortcut[] }[] = [
  {
    title: messages.everywhere,
    shortcuts: [
      { keys: ['/'], does: messages.search, single: true },
      { keys: ['?'], does: messages.sheet, single: true },
      { keys: ['Ctrl', 'F6'], does: messages.nextRegion },
      { keys: ['Ctrl', 'Shift', 'F6'], does: messages.previousRegion },
      { keys: ['Esc'], does: messages.escape },
    ],
  },
  {
    title: messages.inNotifications,
    shortcuts: [
      { keys: ['J'], does: messages.nextEntry, single: true },
      { keys: ['K'], does: messages.previousEntry, single: true },
      { keys: ['E'], does: messages.readEntry, single: true },
    ],
  },
  { title: messages.inTasks, shortcuts: [{ keys: ['N'], does: messages.newTask, single: true }] },
]

/**
 * Every key that works beside those that each control has by itself. The default export lets it be a chunk of its own.
 */
export function ShortcutSheet() {
  const { formatMessage } = useIntl()
  const { singleKeys, changeSingleKeys, close } = useUnit({
    singleKeys: $singleKeys,
    changeSingleKeys: singleKeysChanged,
    close: sheetClosed,
  })
  return (
    <Dialog title={formatMessage(messages.title)} closeLabel={formatMessage(messages.close)} onClose={() => close()}>
      <div className={styles.root}>
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title.id}>
            <h3 className={styles.title}>{formatMessage(title)}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, does, single }) => (
                <div key={does.id} className={styles.row} data-off={(single && !singleKeys) || undefined}>
                  <dt className={styles.keys}>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{formatMessage(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label={formatMessage(messages.singleKeys)}
          description={formatMessage(messages.singleKeysText)}
          checked={singleKeys}
          onCheckedChange={changeSingleKeys}
        />
      </div>
    </Dialog>
  )
}
