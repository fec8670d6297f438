import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Schemas } from '@/api'
import { reportError } from '@/shared/errors'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { type Change, sendChange, settingsQueries } from '../api/settings-calls'
import { messages } from '../messages'
import { mergeCells, nameOf } from '../model/matrix'

/** Changes within this time go out together. */
const COLLECT_MS = 300

/** What the person has changed and the server has not confirmed yet; it is shown at once and taken back if refused. */
export function useSettingsChanges(settings: Schemas['NotificationSettings']) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const online = useOnline()
  const [waiting, setWaiting] = useState<Change>({})
  const [sent, setSent] = useState<Change>({})
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => sendChange(change, settings.occToken),
    onSuccess: (saved) => queryClient.setQueryData(settingsQueries.settings.queryKey, saved),
    onError: (error, change) => {
      if (reportError(error, 'notification settings').repeat) return
      const [cell] = change.cells ?? []
      const name = cell && nameOf(cell.typeId)
      const words =
        cell && name
          ? phrase(messages.cellFailed, { what: formatMessage(name), channel: formatMessage(messages[cell.channel]) })
          : phrase(messages.changeFailed)
      tip({ severity: 'error', title: words })
      void queryClient.invalidateQueries({ queryKey: settingsQueries.settings.queryKey })
    },
    onSettled: () => setSent({}),
  })

  function send() {
    setSent(waiting)
    setWaiting({})
    mutate(waiting)
  }

  const due = useEffectEvent(send)
  const none = isEmpty(waiting)
  useEffect(() => {
    if (none || isPending || !online) return
    const timer = setTimeout(due, COLLECT_MS)
    return () => clearTimeout(timer)
  }, [none, waiting, isPending, online])

  // Whoever leaves the page at once has changed it all the same.
  const flush = useEffectEvent(() => {
    if (!isEmpty(waiting)) mutate(waiting)
  })
  useEffect(() => () => flush(), [])

  return {
    shown: merge(sent, waiting),
    offline: !online && !none,
    change: (change: Change) => setWaiting((before) => merge(before, change)),
    forget: () => setWaiting({}),
  }
}

function merge(before: Change, after: Change): Change {
  const cells = mergeCells(before.cells ?? [], after.cells ?? [])
  return { ...before, ...after, ...(cells.length > 0 && { cells }) }
}

function isEmpty(change: Change): boolean {
  return Object.keys(change).length === 0
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed)
      window.addEventListener('offline', changed)
      return () => {
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
  )
}
