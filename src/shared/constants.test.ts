import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as constants from './constants'

const tokens = readFileSync('src/design-system/tokens.css', 'utf8')
const token = (name: string) => new RegExp(`--${name}:\\s*([\\d.]+)(px|vh|ms)?;`).exec(tokens)?.[1]

it.each([
  ['notifications-width', constants.NOTIFICATION_PANEL_WIDTH_PX],
  ['sidebar-expanded', constants.SIDEBAR_WIDTH_PX.expanded],
  ['sidebar-collapsed', constants.SIDEBAR_WIDTH_PX.collapsed],
  ['search-rest', constants.SEARCH_WIDTH_PX.empty],
  ['search-grown', constants.SEARCH_WIDTH_PX.filled],
  ['ai-panel-width', constants.AI_PANEL_WIDTH_PX.initial],
  ['ai-panel-expanded', constants.AI_PANEL_WIDTH_PX.expanded],
  ['chat-width', constants.CHAT_PANEL.widthPx],
  ['chat-height', constants.CHAT_PANEL.heightVh],
  ['bulk-banner-width', constants.BULK_BANNER_WIDTH_PX],
  ['dock-gap', constants.DOCK_GAP_PX],
  ['duration-dots', constants.LOADING_DOTS_CYCLE_MS],
  ['duration-slide', constants.CAROUSEL_ANIMATION_MS],
  ['duration-quick', constants.BULK_ANIMATION_MS],
  ['duration-quick', constants.CHAT_ANIMATION_MS],
])('draws --%s as the specification fixes it', (name, figure) => {
  expect(Number(token(name))).toBe(figure)
})

it('keeps the figures of the contract of time', () => {
  expect(constants).toMatchObject({
    NOTIFICATION_PAGE_SIZE: 20,
    IDENTICAL_ERROR_WINDOW_MS: 500,
    TIP_DURATION_MS: 5000,
    BELL_SWING_MS: 3000,
    OUT_OF_SERVICE_POLL_MS: 20_000,
    NOTIFICATION_TEXT_LINES: 3,
    PASSWORD_MIN_LENGTH: 6,
    PASSWORD_POLICY_VERSION: 1,
    LOADING_SECOND_LABEL_MS: 6000,
    LOADING_DOTS_CYCLE_MS: 1000,
    TABLE_LOADING_DELAY_MS: 1000,
    GROUP_FIRST_MEMBERS: 8,
    GROUP_PAGE_SIZE: 20,
    GROUP_SEARCH_DEBOUNCE_MS: 300,
    BULK_POLL_MS: 2000,
    AI_INPUT_ROWS: { min: 1, max: 6 },
    AI_WORD_MS: 30,
    AI_THANKS_MS: 5000,
    AI_PANEL_WIDTH_PX: { min: 320, initial: 320, expanded: 640 },
    CHAT_PANEL: { widthPx: 400, heightVh: 66, collapsedHeaderPx: 48 },
    UPLOAD_BUFFER_MS: 2000,
  })
})
