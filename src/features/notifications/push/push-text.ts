import type { Push } from '@/shared/browser-push'
import type { MessageDescriptor, PortalIntl } from '@/shared/i18n'
import { quoteOf, sentenceOf, type Say } from '../sentences'
import type { Notification } from '../notification'

/** An entry as the browser shows it: the server's title with what happened, or what happened with what was written. */
export function pushWords(entry: Notification, intl: PortalIntl): Pick<Push, 'title' | 'body' | 'lang'> {
  // The values fit their message, which `Say` has checked.
  const say: Say<string> = (of, values) => intl.formatRich(of as MessageDescriptor<never>, values as never).join('')
  const sentence = sentenceOf(entry, intl, (chunks) => chunks.join(''), say)
  return entry.title
    ? { title: entry.title, body: sentence, lang: intl.locale }
    : { title: sentence, body: quoteOf(entry, intl) ?? '', lang: intl.locale }
}
