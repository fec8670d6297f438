import { useIntl } from '@/shared/i18n'
import { storage } from '@/shared/storage'
import { messages } from '../messages'

/** What every chart frame of the answers is given. */
export function useChart() {
  const { formatMessage } = useIntl()
  return {
    labels: { showTable: formatMessage(messages.showTable), showChart: formatMessage(messages.showChart) },
    tableKey: storage.singleKeys.read() !== false,
  }
}
