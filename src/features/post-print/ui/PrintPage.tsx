import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { Icon, PrinterIcon } from '@/design-system/icons'
import { commentQueries } from '@/features/comments'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { marginStyle, type PageMargins } from '../model/page-margins'
import { type PrintPart, printParts, readParts, writeParts } from '../model/print-parts'
import styles from './PrintPage.module.css'

export type PrintPageProps = {
  margins: PageMargins
  /** Draws the sheet with these parts. */
  children: (parts: readonly PrintPart[]) => ReactNode
}

/** A sheet as it goes on paper; what goes with it is chosen beside it and stands in the address. */
export function PrintPage({ margins, children }: PrintPageProps) {
  const { formatMessage } = useIntl()
  const [{ with: named }, choose] = useAddressState('post-print')
  const sheet = useRef<HTMLElement>(null)
  const { busy, print } = usePrint(() => sheet.current)
  usePageMargins(margins)
  const chosen = readParts(named)

  function choosePart(part: PrintPart, on: boolean) {
    const parts = printParts.filter((one) => (one === part ? on : chosen.includes(one)))
    choose({ with: writeParts(parts) }, { replace: true })
  }

  return (
    <div className={styles.root}>
      <form aria-label={formatMessage(messages.options)} className={styles.options}>
        {printParts.map((part) => (
          <Checkbox
            key={part}
            label={formatMessage(messages[part])}
            checked={chosen.includes(part)}
            onCheckedChange={(on) => choosePart(part, on)}
          />
        ))}
        <Button
          variant="primary"
          icon={<Icon of={PrinterIcon} />}
          busy={busy}
          busyLabel={formatMessage(messages.preparing)}
          onClick={() => void print()}
        >
          {formatMessage(messages.print)}
        </Button>
      </form>
      <article ref={sheet} className={styles.sheet}>
        {children(chosen)}
      </article>
    </div>
  )
}

/** Opens the print dialog, once everything that will be on the paper is there: paper cannot load the rest later. */
function usePrint(findSheet: () => HTMLElement | null) {
  const loading = useIsFetching({
    type: 'active',
    predicate: ({ queryKey, state }) => state.data === undefined || queryKey[0] === commentQueries.all[0],
  })
  const [waiting, setWaiting] = useState(false)

  async function print() {
    setWaiting(true)
    // A picture that does not come is printed as its description.
    await Promise.allSettled([...(findSheet()?.querySelectorAll('img') ?? [])].map((picture) => picture.decode()))
    setWaiting(false)
    window.print()
  }

  return { busy: loading > 0 || waiting, print }
}

/** Puts the margins of the pages into the document for as long as the sheet is there. */
function usePageMargins(margins: PageMargins): void {
  const style = marginStyle(margins)
  useEffect(() => {
    // The content policy forbids style elements; a sheet that a script makes is none.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [style])
}
