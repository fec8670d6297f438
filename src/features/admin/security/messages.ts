import { defineMessages } from '@/shared/i18n'

/** What the checks of the browser are called, and what they found. */
export const messages = defineMessages<{
  what: void
  summary: { passed: number; count: number }
  list: void
  checking: void
  checkFailed: void
  checkAgain: void
  copy: void
  copied: void
  copyRefused: void
  passed: void
  notPassed: void
  expectedAndFound: { expected: string; found: string }
  missing: void
  refused: void
  allowed: void
  hidden: void
  readable: void
  known: void
  isSecure: void
  isInsecure: void
  unsupported: void
  eval: void
  htmlSink: void
  policy: void
  inlineStyle: void
  connection: void
  cookie: void
  storage: void
  secure: void
  defaultSrc: void
  scriptSrc: void
  styleSrc: void
  connectSrc: void
  frameSrc: void
  objectSrc: void
  baseUri: void
  formAction: void
  frameAncestors: void
  requireTrustedTypes: void
  trustedTypes: void
  coop: void
  corp: void
  nosniff: void
  referrer: void
  permissions: void
}>({
  what: {
    id: 'adminSecurity.what',
    defaultMessage:
      'These checks try what an attack would try, in this browser and on this page, and read the headers that came with it.',
    description: 'Above the checks',
  },
  summary: {
    id: 'adminSecurity.summary',
    defaultMessage: '{passed, number} of {count, number} checks passed',
    description: 'How many checks passed',
  },
  list: { id: 'adminSecurity.list', defaultMessage: 'Checks', description: 'Names the list for screen readers' },
  checking: {
    id: 'adminSecurity.checking',
    defaultMessage: 'Checking this browser',
    description: 'For screen readers',
  },
  checkFailed: {
    id: 'adminSecurity.checkFailed',
    defaultMessage: 'Couldn’t run the checks',
    description: 'In place of the checks',
  },
  checkAgain: { id: 'adminSecurity.checkAgain', defaultMessage: 'Check again', description: 'Button' },
  copy: { id: 'adminSecurity.copy', defaultMessage: 'Copy result', description: 'Button' },
  copied: { id: 'adminSecurity.copied', defaultMessage: 'Result copied', description: 'Tip' },
  copyRefused: { id: 'adminSecurity.copyRefused', defaultMessage: 'Your browser blocked copying', description: 'Tip' },
  passed: { id: 'adminSecurity.passed', defaultMessage: 'Passed', description: 'Verdict of a check' },
  notPassed: { id: 'adminSecurity.notPassed', defaultMessage: 'Failed', description: 'Verdict of a check' },
  expectedAndFound: {
    id: 'adminSecurity.expectedAndFound',
    defaultMessage: 'Expected: {expected}. Found: {found}.',
    description: 'What must hold and what does',
  },
  missing: {
    id: 'adminSecurity.missing',
    defaultMessage: 'nothing',
    description: 'What was found: the header is missing',
  },
  refused: {
    id: 'adminSecurity.refused',
    defaultMessage: 'refused',
    description: 'What was found: the browser did not let it through',
  },
  allowed: {
    id: 'adminSecurity.allowed',
    defaultMessage: 'allowed',
    description: 'What was found: the browser let it through',
  },
  hidden: {
    id: 'adminSecurity.hidden',
    defaultMessage: 'hidden',
    description: 'What was found: scripts cannot read it',
  },
  readable: {
    id: 'adminSecurity.readable',
    defaultMessage: 'readable',
    description: 'What was found: scripts can read it',
  },
  known: {
    id: 'adminSecurity.known',
    defaultMessage: 'only keys of the portal',
    description: 'What was found in the storage of the browser',
  },
  isSecure: {
    id: 'adminSecurity.isSecure',
    defaultMessage: 'encrypted',
    description: 'What was found: the page came over an encrypted connection',
  },
  isInsecure: {
    id: 'adminSecurity.isInsecure',
    defaultMessage: 'not encrypted',
    description: 'What was found: the page came over a connection without encryption',
  },
  unsupported: {
    id: 'adminSecurity.unsupported',
    defaultMessage: 'not known to this browser',
    description: 'What was found: the browser has no such protection',
  },
  eval: {
    id: 'adminSecurity.eval',
    defaultMessage: 'Running text as code',
    description: 'What is tried in the browser',
  },
  htmlSink: {
    id: 'adminSecurity.htmlSink',
    defaultMessage: 'Writing HTML into the page',
    description: 'What is tried in the browser',
  },
  policy: {
    id: 'adminSecurity.policy',
    defaultMessage: 'Making an unknown Trusted Types policy',
    description: 'What is tried in the browser',
  },
  inlineStyle: {
    id: 'adminSecurity.inlineStyle',
    defaultMessage: 'Adding a style sheet',
    description: 'What is tried in the browser',
  },
  connection: {
    id: 'adminSecurity.connection',
    defaultMessage: 'Sending data to another host',
    description: 'What is tried in the browser',
  },
  cookie: {
    id: 'adminSecurity.cookie',
    defaultMessage: 'Reading the session cookie',
    description: 'What is tried in the browser',
  },
  storage: {
    id: 'adminSecurity.storage',
    defaultMessage: 'Storage of this browser',
    description: 'What is tried in the browser',
  },
  secure: { id: 'adminSecurity.secure', defaultMessage: 'Connection', description: 'What is tried in the browser' },
  defaultSrc: {
    id: 'adminSecurity.defaultSrc',
    defaultMessage: 'Content from elsewhere (default-src)',
    description: 'What a header has to say; the name in brackets stays',
  },
  scriptSrc: {
    id: 'adminSecurity.scriptSrc',
    defaultMessage: 'Scripts (script-src)',
    description: 'What a header has to say; the name in brackets stays',
  },
  styleSrc: {
    id: 'adminSecurity.styleSrc',
    defaultMessage: 'Styles (style-src)',
    description: 'What a header has to say; the name in brackets stays',
  },
  connectSrc: {
    id: 'adminSecurity.connectSrc',
    defaultMessage: 'Connections (connect-src)',
    description: 'What a header has to say; the name in brackets stays',
  },
  frameSrc: {
    id: 'adminSecurity.frameSrc',
    defaultMessage: 'Frames in the page (frame-src)',
    description: 'What a header has to say; the name in brackets stays',
  },
  objectSrc: {
    id: 'adminSecurity.objectSrc',
    defaultMessage: 'Plug-ins (object-src)',
    description: 'What a header has to say; the name in brackets stays',
  },
  baseUri: {
    id: 'adminSecurity.baseUri',
    defaultMessage: 'Base address (base-uri)',
    description: 'What a header has to say; the name in brackets stays',
  },
  formAction: {
    id: 'adminSecurity.formAction',
    defaultMessage: 'Targets of forms (form-action)',
    description: 'What a header has to say; the name in brackets stays',
  },
  frameAncestors: {
    id: 'adminSecurity.frameAncestors',
    defaultMessage: 'Framed by other sites (frame-ancestors)',
    description: 'What a header has to say; the name in brackets stays',
  },
  requireTrustedTypes: {
    id: 'adminSecurity.requireTrustedTypes',
    defaultMessage: 'Trusted Types required (require-trusted-types-for)',
    description: 'What a header has to say; the name in brackets stays',
  },
  trustedTypes: {
    id: 'adminSecurity.trustedTypes',
    defaultMessage: 'Known Trusted Types policies (trusted-types)',
    description: 'What a header has to say; the name in brackets stays',
  },
  coop: {
    id: 'adminSecurity.coop',
    defaultMessage: 'Windows of other sites (COOP)',
    description: 'What a header has to say; the name in brackets stays',
  },
  corp: {
    id: 'adminSecurity.corp',
    defaultMessage: 'Use by other sites (CORP)',
    description: 'What a header has to say; the name in brackets stays',
  },
  nosniff: {
    id: 'adminSecurity.nosniff',
    defaultMessage: 'Types of files (X-Content-Type-Options)',
    description: 'What a header has to say; the name in brackets stays',
  },
  referrer: {
    id: 'adminSecurity.referrer',
    defaultMessage: 'Addresses told to others (Referrer-Policy)',
    description: 'What a header has to say; the name in brackets stays',
  },
  permissions: {
    id: 'adminSecurity.permissions',
    defaultMessage: 'Camera and location (Permissions-Policy)',
    description: 'What a header has to say; the name in brackets stays',
  },
})
