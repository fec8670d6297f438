import { useEffect } from 'react'
import { type Location, useLocation, useSearchParams } from 'react-router-dom'
import { routes } from '../routes'
import { type Choices, type ChosenOf, readChoices, withoutUnknown, writeChoices } from '../routes/choices'
import type { Rows } from '../routes/table'

type RowWithChoices = Extract<Rows[number], { choices: Choices }>

/** Screens whose row of the route table says what can be chosen on them. */
export type ScreenWithChoices = RowWithChoices['name']

/** What is chosen on a screen: its tab, filters, order, selected entry. */
export type AddressState<Screen extends ScreenWithChoices> = ChosenOf<
  Extract<RowWithChoices, { name: Screen }>['choices']
>

/** Changes some of the choices: a step in the history, unless it replaces the last one, as while typing. */
export type ChangeAddress<Screen extends ScreenWithChoices> = (
  change: Partial<AddressState<Screen>>,
  options?: { replace?: boolean },
) => void

/** What the router was asked for at a place that is still shown: another change meanwhile goes on from there. */
const asked = new WeakMap<Location, URLSearchParams>()

/**
 * What is chosen on a screen, kept in its address: Back, a reload and a sent link show the same. Words that do not
 * exist are dropped from the address.
 */
export function useAddressState<Screen extends ScreenWithChoices>(
  screen: Screen,
): readonly [AddressState<Screen>, ChangeAddress<Screen>] {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const choices = choicesOf(screen)

  useEffect(() => {
    const known = withoutUnknown(choices, search)
    if (known.size < search.size) setSearch(known, { replace: true, preventScrollReset: true })
  }, [choices, search, setSearch])

  return [
    readAddress(screen, search),
    (change, { replace = false } = {}) => {
      const next = writeChoices(choices, asked.get(location) ?? search, change)
      asked.set(location, next)
      // At once: a control that waits for the router shows its old value for a moment.
      setSearch(next, { replace, flushSync: true, preventScrollReset: true })
    },
  ]
}

/** What is chosen on a screen, read from the query of its address. */
export function readAddress<Screen extends ScreenWithChoices>(
  screen: Screen,
  search: URLSearchParams,
): AddressState<Screen> {
  return readChoices(choicesOf(screen), search) as AddressState<Screen>
}

function choicesOf(screen: ScreenWithChoices): Choices {
  return routes.find(({ name }) => name === screen)?.choices ?? {}
}
