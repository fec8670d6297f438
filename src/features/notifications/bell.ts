import { createEvent, createStore, sample } from 'effector'

/**
 * The part of the notifications that is on the first load: what the bell shows. The rest of the model is loaded when
 * the page has come to rest, and feeds these units.
 */

/** A page that no longer exists or is closed to the person who opened it, by its path within the portal. */
export type UnavailablePage = { userId: string; path: string }

/** The id of the bell's button: the panel gives the focus back to it. */
export const bellId = 'notification-bell'

// What happens
/** The bell is on the page and the page has time. */
export const modelWanted = createEvent()
/** The rest of the model is here and begins. */
export const modelReady = createEvent()
export const panelToggled = createEvent()
/** The panel is to be closed. */
export const panelLeft = createEvent()
/** The number to show, from the rest of the model. */
export const unreadCountChanged = createEvent<number>()
/** Something new came while the portal was open. */
export const notificationArrived = createEvent()
/** The person opened a page that is unavailable; notifications may lead there. */
export const unavailablePageFound = createEvent<UnavailablePage>()

// What is
/** The number of unread notifications, the same in all tabs. */
export const $unreadCount = createStore(0).on(unreadCountChanged, (_, count) => count)
/** How often something arrived; each step makes the bell swing once. */
export const $arrivals = createStore(0).on(notificationArrived, (arrivals) => arrivals + 1)
export const $panelOpen = createStore(false)
  .on(panelToggled, (open) => !open)
  .on(panelLeft, () => false)

/** Collected before the rest of the model is here, which shows them in the rows and tells the other tabs. */
export const $unavailablePages = createStore<readonly UnavailablePage[]>([]).on(unavailablePageFound, (pages, page) => [
  ...pages,
  page,
])

// What follows
export const panelOpened = sample({ clock: $panelOpen, filter: (open) => open, fn: () => undefined })
export const panelClosed = sample({ clock: $panelOpen, filter: (open) => !open, fn: () => undefined })
