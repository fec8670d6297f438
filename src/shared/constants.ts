/**
 * Every figure that the specification fixes, once, with its unit in the name and its section beside it.
 * A figure that only one of our own files chose stays in that file.
 */

/** Entries in one page of the notification stream (section 9). */
export const NOTIFICATION_PAGE_SIZE = 20
/** Two equal errors within this time are one for the person (sections 8 and 9). */
export const IDENTICAL_ERROR_WINDOW_MS = 500
/** How long a tip that closes by itself stays (sections 4 and 9). */
export const TIP_DURATION_MS = 5000

/** The loading layer says more after this time (sections 2 and 9). */
export const LOADING_SECOND_LABEL_MS = 6000
/** One step of the loading layer's dots (sections 2 and 9). */
export const LOADING_DOTS_CYCLE_MS = 1000
/** A table that arrives sooner never shows the loading layer (section 9, AM-57). */
export const TABLE_LOADING_DELAY_MS = 1000

/** Members shown when the group dialog opens (sections 4 and 9). */
export const GROUP_FIRST_MEMBERS = 8
/** Members in each further page of the group dialog (section 9, AM-54). */
export const GROUP_PAGE_SIZE = 20
/** Pause in typing before a member search is sent (section 9). */
export const GROUP_SEARCH_DEBOUNCE_MS = 300

/** Space between the panels of the bottom dock (sections 2 and 9). */
export const DOCK_GAP_PX = 32

/** Pause between two questions about a running bulk operation (sections 4 and 9). */
export const BULK_POLL_MS = 2000
/** Expanding and collapsing the bulk banner (section 9). */
export const BULK_ANIMATION_MS = 150
/** Width of the bulk banner on medium-and-up screens (sections 2 and 9). */
export const BULK_BANNER_WIDTH_PX = 488

/** Rows of the assistant's input before and after it has grown (sections 5 and 9). */
export const AI_INPUT_ROWS = { min: 1, max: 6 } as const
/** Time for each word while an answer is being typed (section 9). */
export const AI_WORD_MS = 30
/** How long the assistant says thank you for feedback (sections 4 and 9). */
export const AI_THANKS_MS = 5000
/** Width of the assistant's panel: least, at first, expanded (sections 2 and 9). */
export const AI_PANEL_WIDTH_PX = { min: 320, initial: 320, expanded: 640 } as const

/** Pause between two questions whether the service is back (sections 4 and 9). */
export const OUT_OF_SERVICE_POLL_MS = 20_000

/** Size of the chat panel: pixels wide, part of the viewport's height, collapsed header (sections 2 and 9). */
export const CHAT_PANEL = { widthPx: 400, heightVh: 66, collapsedHeaderPx: 48 } as const
/** Expanding and collapsing the chat panel (section 9). */
export const CHAT_ANIMATION_MS = 150

/** Moving from one slide of the carousel to the next (section 9). */
export const CAROUSEL_ANIMATION_MS = 500
/** How long the bell swings for a new notification (sections 2 and 9). */
export const BELL_SWING_MS = 3000
/** Width of the notification panel on medium-and-up screens (sections 2 and 9). */
export const NOTIFICATION_PANEL_WIDTH_PX = 384
/** Lines of a notification's text before it is cut (sections 2 and 9). */
export const NOTIFICATION_TEXT_LINES = 3

/** Width of the sidebar (sections 2 and 9). */
export const SIDEBAR_WIDTH_PX = { expanded: 252, collapsed: 64 } as const
/** Width of the search input without and with a query (sections 2 and 9). */
export const SEARCH_WIDTH_PX = { empty: 172, filled: 420 } as const

/** Files added within this time leave in one save (sections 4 and 9). */
export const UPLOAD_BUFFER_MS = 2000

/** Least length of a password when the server's policy names none (sections 5 and 9). */
export const PASSWORD_MIN_LENGTH = 6
/** The only shape of password policy that this portal understands (section 5). */
export const PASSWORD_POLICY_VERSION = 1
