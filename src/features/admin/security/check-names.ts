import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from './messages'

/** What each check is called. */
export const checkNames: Record<string, MessageDescriptor> = {
  eval: messages.eval,
  'html-sink': messages.htmlSink,
  policy: messages.policy,
  'inline-style': messages.inlineStyle,
  connection: messages.connection,
  cookie: messages.cookie,
  storage: messages.storage,
  secure: messages.secure,
  'default-src': messages.defaultSrc,
  'script-src': messages.scriptSrc,
  'style-src': messages.styleSrc,
  'connect-src': messages.connectSrc,
  'frame-src': messages.frameSrc,
  'object-src': messages.objectSrc,
  'base-uri': messages.baseUri,
  'form-action': messages.formAction,
  'frame-ancestors': messages.frameAncestors,
  'require-trusted-types-for': messages.requireTrustedTypes,
  'trusted-types': messages.trustedTypes,
  coop: messages.coop,
  corp: messages.corp,
  nosniff: messages.nosniff,
  referrer: messages.referrer,
  permissions: messages.permissions,
}
