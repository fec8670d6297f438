import { useUnit } from 'effector-react'
import type { DockItem } from '@/design-system/Dock'
import { Icon, UploadIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { overviewOf } from '../model/overview'
import '../model/unsaved-uploads'
import {
  $expanded,
  $identical,
  $uploads,
  allBothChosen,
  allVersionsChosen,
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
  const { uploads, identical, expanded, expand, close, ...actions } = useUnit({
    uploads: $uploads,
    identical: $identical,
    expanded: $expanded,
    expand: expandedChanged,
    close: closeClicked,
    onPause: pauseClicked,
    onResume: resumeClicked,
    onRetry: retryClicked,
    onRemove: removeClicked,
    onVersion: versionChosen,
    onBoth: bothChosen,
    onAllVersions: allVersionsChosen,
    onAllBoth: allBothChosen,
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
        uploads={uploads}
        identical={identical}
        expanded={expanded}
        onExpandedChange={expand}
        onClose={() => close()}
      />
    ),
  }
}
