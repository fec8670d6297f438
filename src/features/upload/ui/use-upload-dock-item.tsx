import { useUnit } from 'effector-react'
import type { DockItem } from '@/design-system/Dock'
import { Icon, UploadIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { overviewOf } from '../model/overview'
import '../model/unsaved-uploads'
import {
  $expanded,
  $uploads,
  bothChosen,
  closeClicked,
  expandedChanged,
  pauseClicked,
  removeClicked,
  resumeClicked,
  retryClicked,
  versionChosen,
} from '../model/uploads'
import { UploadPanel, useTitle } from './UploadPanel'

/** The uploads as an item of the dock; null while there are none. */
export function useUploadDockItem(): DockItem | null {
  const { formatMessage } = useIntl()
  const titleOf = useTitle()
  const { uploads, expanded, expand, close, addVersion, keepBoth, ...actions } = useUnit({
    uploads: $uploads,
    expanded: $expanded,
    expand: expandedChanged,
    close: closeClicked,
    onPause: pauseClicked,
    onResume: resumeClicked,
    onRetry: retryClicked,
    onRemove: removeClicked,
    addVersion: versionChosen,
    keepBoth: bothChosen,
  })
  if (uploads.length === 0) return null
  return {
    id: 'uploads',
    label: formatMessage(messages.short),
    icon: <Icon of={UploadIcon} size="sm" />,
    badgeLabel: titleOf(overviewOf(uploads)),
    expanded,
    onExpandedChange: expand,
    panel: (
      <UploadPanel
        {...actions}
        onVersion={(keys, note) => addVersion({ keys, note })}
        onBoth={(keys) => keepBoth({ keys })}
        uploads={uploads}
        expanded={expanded}
        onExpandedChange={expand}
        onClose={() => close()}
      />
    ),
  }
}
