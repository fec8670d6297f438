import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { Icon, PrinterIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { marginStyle, type PageMargins } from '../model/page-margins'
import styles from './Paper.module.css'

export type PaperProps<Part extends string> = {
  /** What can be printed beside the text, each with its name. */
  parts: readonly { part: Part; label: string }[]
  /** What is printed where the address says nothing. */
  usual: readonly Part[]
  margins: PageMargins
  children: (chosen: readonly Part[]) => ReactNode
}

/** A sheet as it goes on paper; what goes with it is chosen beside it and stands in the address. */
export function Paper<Part extends string>({ parts, usual, margins, children }: PaperProps<Part>) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useSearchParams()
  usePageMargins(margins)
  const wanted: readonly string[] = search.get('with')?.split(',') ?? usual
  const chosen = parts.map(({ part }) => part).filter((part) => wanted.includes(part))

  function choose(part: Part, on: boolean) {
    const next = parts.map((one) => one.part).filter((one) => (one === part ? on : chosen.includes(one)))
    const query = new URLSearchParams(search)
    query.set('with', next.join(','))
    setSearch(query, { replace: true })
  }

  return (
    <div className={styles.root}>
      <form aria-label={formatMessage(messages.options)} className={styles.options}>
        {parts.map(({ part, label }) => (
          <Checkbox
            key={part}
            label={label}
            checked={chosen.includes(part)}
            onCheckedChange={(on) => choose(part, on)}
          />
        ))}
        <Button variant="primary" icon={<Icon of={PrinterIcon} />} onClick={() => window.print()}>
          {formatMessage(messages.print)}
        </Button>
      </form>
      <article className={styles.sheet}>{children(chosen)}</article>
    </div>
  )
}

/** Puts the margins of the pages into the document for as long as the sheet is there. */
function usePageMargins({ head, foot }: PageMargins): void {
  useEffect(() => {
    // The policy forbids style elements; a sheet made here is none.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(marginStyle({ head, foot }))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [head, foot])
}
