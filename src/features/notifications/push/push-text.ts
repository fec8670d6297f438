import type { Push } from '@/shared/browser-push'
import type { MessageDescriptor, PortalIntl } from '@/shared/i18n'
import type { Notification } from '../notification'
import { quoteOf, sentenceOf, type Say } from '../sentences'

/** An entry as the browser shows it: the server's title with the sentence, or the sentence with the quotation. */
export function pushText(entry: Notification, intl: PortalIntl): Pick<Push, 'title' | 'body' | 'lang'> {
  // The values fit their message, which `Say` has checked.
  const say: Say<string> = (of, values) => intl.formatRich(of as MessageDescriptor<never>, values as never).join('')
  const sentence = sentenceOf(entry, intl, (chunks) => chunks.join(''), say)
  return entry.title && entry.title !== sentence
    ? { title: entry.title, body: sentence, lang: intl.locale }
    : { title: sentence, body: quoteOf(entry, intl) ?? '', lang: intl.locale }
}
