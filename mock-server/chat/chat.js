// The page of the embedded chat. It stands for another product: what matters is how it speaks with the portal's window
// (openapi/events/chat-message.schema.json). It runs under a policy of its own and never makes HTML from text.

/** @typedef {{ name: string, initials: string, photoUrl: string | null }} Face */
/** @typedef {{ url: string, label: string }} Link */
/** @typedef {{ text: string, mine: boolean, author: Face | null, at: string, link: Link | null }} Message */
/** @typedef {{ id: string, title: string, initials: string, unread: number, messages: Message[] }} Conversation */

// Links in messages are relative to the portal, which begins one step above the chat.
const portalAddress = new URL('../', document.baseURI)
const portal = window.parent === window ? null : window.parent

/** The few words of this page, in the languages of the portal. @type {Record<string, string[]>} */
const words = {
  en: ['Conversations', 'All conversations', 'Open in a tab', 'Message', 'Send', 'You', 'unread'],
  it: ['Conversazioni', 'Tutte le conversazioni', 'Apri in una scheda', 'Messaggio', 'Invia', 'Tu', 'da leggere'],
  es: ['Conversaciones', 'Todas las conversaciones', 'Abrir en una pestaña', 'Mensaje', 'Enviar', 'Tú', 'sin leer'],
  de: ['Unterhaltungen', 'Alle Unterhaltungen', 'In einem Tab öffnen', 'Nachricht', 'Senden', 'Sie', 'ungelesen'],
  el: ['Συνομιλίες', 'Όλες οι συνομιλίες', 'Άνοιγμα σε καρτέλα', 'Μήνυμα', 'Αποστολή', 'Εσείς', 'μη αναγνωσμένο'],
  pt: ['Conversas', 'Todas as conversas', 'Abrir em uma aba', 'Mensagem', 'Enviar', 'Você', 'não lida'],
  fr: ['Conversations', 'Toutes les conversations', 'Ouvrir dans un onglet', 'Message', 'Envoyer', 'Vous', 'non lu'],
}
const language = languageOfPortal()
const [list = '', all = '', ownTab = '', message = '', send = '', you = '', unreadWord = ''] = words[language] ?? []

/** @type {Conversation[]} */
let conversations = []
/** @type {string | null} */
let openId = conversationInAddress()
// In a tab of its own it is seen; inside the portal the portal says so.
let seen = portal === null

let told = 0

/** @param {Record<string, unknown>} message */
function tell(message) {
  told += 1
  // Told apart also after a reload of the frame; `crypto.randomUUID` is missing on plain-HTTP addresses.
  portal?.postMessage({ id: `chat-${performance.timeOrigin}-${told}`, target: 'portal', ...message }, location.origin)
}

function tellUnread() {
  const count = conversations.filter(({ unread }) => unread > 0).length
  const body = { hasUnreadChats: count > 0, unreadChatsEstimatedCount: count }
  tell({ type: 'event', event: 'unread-chat-status-updated', body })
}

function tellCurrent() {
  const open = current()
  const body = {
    chatId: open?.id ?? null,
    isClosed: !open,
    title: open?.title ?? null,
    unreadMessagesCount: open?.unread ?? 0,
    avatarImageUrl: null,
    avatarInitials: open?.initials ?? null,
    avatarColorHash: open?.id ?? null,
  }
  tell({ type: 'event', event: 'current-chat-status-updated', body })
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== portal || data?.target !== 'chat') return
  if (data.event === 'theme-mode-updated') document.documentElement.dataset.theme = data.body?.mode
  if (data.event === 'chat-visibility-updated') {
    seen = data.body?.visibility === 'foreground'
    void readWhatIsSeen()
  }
  if (data.command === 'open-chat-list') show(null)
})

/** What is open and seen is read. */
async function readWhatIsSeen() {
  const open = current()
  if (!seen || !open || open.unread === 0) return
  await post(`conversations/${open.id}/read`)
}

/** @param {string | null} id */
function show(id) {
  openId = id
  history.replaceState(null, '', id === null ? './' : `conversations/${id}`)
  draw()
  tellCurrent()
  void readWhatIsSeen()
}

function current() {
  return conversations.find(({ id }) => id === openId)
}

function conversationInAddress() {
  return /\/conversations\/([\w-]+)$/.exec(location.pathname)?.[1] ?? null
}

/** Without a network it waits for it. */
async function load() {
  const response = await fetch('state').catch(() => null)
  if (!response) {
    window.addEventListener('online', () => void load(), { once: true })
    return
  }
  conversations = (await response.json()).conversations
  draw()
  tellUnread()
  tellCurrent()
  await readWhatIsSeen()
}

/** Whether it arrived. @param {string} path @param {object} [body] */
async function post(path, body = {}) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, request).catch(() => null)
  return response !== null
}

/** @param {string} id */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id))
}

/** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children */
function element(tag, attributes, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** The portal keeps its language where this page can read it, as long as both have one origin. */
function languageOfPortal() {
  try {
    const code = String(JSON.parse(localStorage.getItem('language') ?? 'null') ?? navigator.language).slice(0, 2)
    return code in words ? code : 'en'
  } catch {
    return 'en'
  }
}

function draw() {
  const open = current()
  byId('list').hidden = open !== undefined
  byId('conversation').hidden = open === undefined
  byId('conversations').replaceChildren(...(open ? [] : conversations.map(drawEntry)))
  byId('title').textContent = open?.title ?? ''
  byId('face').replaceChildren(...(open ? [drawFace(faceOf(open), true)] : []))
  byId('messages').replaceChildren(...(open?.messages ?? []).map(drawMessage))
  // By its own scroll alone: `scrollIntoView` would move the portal around the frame as well.
  byId('messages').scrollTop = byId('messages').scrollHeight
}

/** @param {Conversation} conversation @returns {Face} */
function faceOf({ title, initials }) {
  return { name: title, initials, photoUrl: null }
}

/** @param {Conversation} conversation */
function drawEntry(conversation) {
  const { id, title, unread, messages } = conversation
  const last = messages.at(-1)
  const entry = element('button', { type: 'button', class: 'entry', ...(unread > 0 && { 'data-unread': '' }) })
  entry.append(drawFace(faceOf(conversation)), element('span', { class: 'title' }, title))
  if (last) {
    const author = last.mine ? you : last.author?.name.split(' ')[0]
    entry.append(drawTime(last.at), element('span', { class: 'last' }, author ? `${author}: ${last.text}` : last.text))
  }
  if (unread > 0) entry.append(element('span', { class: 'unread', role: 'img', 'aria-label': unreadWord }))
  entry.addEventListener('click', () => show(id))
  return element('li', {}, entry)
}

/** @param {Message} message */
function drawMessage({ text, mine, author, at, link }) {
  const bubble = element('p', { class: 'bubble' }, text, ...(link ? [' ', drawLink(link)] : []))
  const entry = element('li', mine ? { 'data-mine': '' } : {})
  if (author && !mine) entry.append(drawFace(author, true), element('span', { class: 'author' }, author.name))
  entry.append(bubble, drawTime(at))
  return entry
}

/** @param {Link} link */
function drawLink({ url, label }) {
  const anchor = element('a', { href: new URL(url, portalAddress).href }, label)
  anchor.addEventListener('click', (event) => {
    if (!portal) return
    event.preventDefault()
    tell({ type: 'command', command: 'open-link', body: { url } })
  })
  return anchor
}

/** A picture, or the initials in the portal's colour for them. @param {Face} face @param {boolean} [small] */
function drawFace({ name, initials, photoUrl }, small = false) {
  const drawn = photoUrl ? element('img', { src: new URL(photoUrl, portalAddress).href, alt: '' }) : initials
  const look = { class: 'face', 'aria-hidden': 'true', 'data-hue': hueOf(name), ...(small && { 'data-small': '' }) }
  return element('span', look, drawn)
}

const hues = ['green', 'red', 'blue', 'violet', 'amber', 'teal', 'rose', 'slate']

/** As the portal's avatars do it. @param {string} name */
function hueOf(name) {
  let hash = 902928
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hues[((hash ^ (hash >>> 13)) >>> 0) % hues.length] ?? 'slate'
}

/** The time of today, the day of everything before. @param {string} at */
function drawTime(at) {
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  const clock = /** @type {const} */ ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const format = today
    ? clock
    : { ...clock, day: /** @type {const} */ ('numeric'), month: /** @type {const} */ ('short') }
  const tag = language === 'en' ? 'en-GB' : language
  return element('time', { datetime: at }, new Intl.DateTimeFormat(tag, format).format(date))
}

document.documentElement.lang = language
byId('list').setAttribute('aria-label', list)
for (const [id, name] of [
  ['back', all],
  ['own-tab', ownTab],
  ['send', send],
  ['text', message],
]) {
  byId(id).setAttribute('aria-label', name)
  byId(id).setAttribute(id === 'text' ? 'placeholder' : 'title', name)
}
byId('back').addEventListener('click', () => show(null))
byId('own-tab').hidden = portal === null
byId('own-tab').addEventListener('click', () => {
  const route = openId === null ? '/' : `/conversations/${openId}`
  tell({ type: 'command', command: 'request-to-open-current-route', body: { route } })
})
byId('write').addEventListener('submit', async (event) => {
  event.preventDefault()
  const field = /** @type {HTMLInputElement} */ (byId('text'))
  const text = field.value
  field.value = ''
  // What did not arrive is not lost, nor what was typed since.
  if (!(await post(`conversations/${openId}/messages`, { text }))) field.value = `${text} ${field.value}`.trim()
})

const events = new EventSource('events')
events.addEventListener('changed', () => void load())
events.addEventListener('version', () => tell({ type: 'event', event: 'version-update-found' }))

tell({ type: 'command', command: 'request-chat-visibility' })
await load()
