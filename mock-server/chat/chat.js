// The page of the embedded chat. It stands for another product: what matters is how it speaks with the portal's window
// (openapi/events/chat-message.schema.json). It runs under a policy of its own and never makes HTML from text.

/** @typedef {{ id: string, text: string, mine: boolean, link: string | null }} Message */
/** @typedef {{ id: string, title: string, initials: string, unread: number, messages: Message[] }} Conversation */

// Links in messages are relative to the portal, which begins one step above the chat.
const portalAddress = new URL('../', document.baseURI)
const portal = window.parent === window ? null : window.parent

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

function draw() {
  const open = current()
  byId('list').hidden = open !== undefined
  byId('conversation').hidden = open === undefined
  byId('conversations').replaceChildren(...conversations.map(drawEntry))
  byId('title').textContent = open?.title ?? ''
  byId('messages').replaceChildren(...(open?.messages ?? []).map(drawMessage))
  // By its own scroll alone: `scrollIntoView` would move the portal around the frame as well.
  byId('messages').scrollTop = byId('messages').scrollHeight
}

/** @param {Conversation} conversation */
function drawEntry({ id, title, initials, unread }) {
  const badge =
    unread > 0 ? [element('span', { class: 'unread', 'aria-label': `${unread} unread` }, String(unread))] : []
  const avatar = element('span', { class: 'avatar', 'aria-hidden': 'true' }, initials)
  const button = element('button', { type: 'button' }, avatar, element('span', {}, title), ...badge)
  button.addEventListener('click', () => show(id))
  return element('li', {}, button)
}

/** @param {Message} message */
function drawMessage({ text, mine, link }) {
  const entry = element('li', mine ? { 'data-mine': '' } : {}, text)
  if (link === null) return entry
  const anchor = element('a', { href: new URL(link, portalAddress).href }, link)
  anchor.addEventListener('click', (event) => {
    if (!portal) return
    event.preventDefault()
    tell({ type: 'command', command: 'open-link', body: { url: link } })
  })
  entry.append(' ', anchor)
  return entry
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
