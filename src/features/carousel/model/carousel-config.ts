import type { CarouselConfig } from '@/shared/events.gen'
import { carouselConfigSchema } from '@/shared/event-schemas/carousel-config.gen'
import { readUrl } from '@/shared/read-url'
import { matches } from '@/shared/json-schema'

export type { CarouselConfig, CarouselSlide as ConfiguredSlide } from '@/shared/events.gen'

/** More is no introduction any more; the rest is left out. */
const MOST_SLIDES = 12
/** A text that a slide has room for. */
const MOST_CHARACTERS = { title: 120, text: 600, button: 40 }

/** The introduction from its JSON text, fit to be drawn; null when there is none or it is broken anywhere. */
export function readCarousel(text: string): CarouselConfig | null {
  const parsed = parse(text)
  return matches(carouselConfigSchema, parsed) ? sanitised(parsed) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Colours and sizes are bounded by their shape; what is left are words of any length and addresses of any kind. */
function sanitised(config: CarouselConfig): CarouselConfig {
  return {
    ...config,
    slides: config.slides.slice(0, MOST_SLIDES).map((slide) => ({
      ...slide,
      title: cut(slide.title, MOST_CHARACTERS.title),
      description: cut(slide.description, MOST_CHARACTERS.text),
      urlImage: pictureAddress(slide.urlImage),
    })),
    ...button('skipButtonName', config.skipButtonName),
    ...button('nextButtonName', config.nextButtonName),
    ...button('doneButtonName', config.doneButtonName),
  }
}

/** A button without words would be one that nobody can use; the portal's own words stand then. */
function button(key: 'skipButtonName' | 'nextButtonName' | 'doneButtonName', words: string | undefined) {
  return { [key]: words?.trim() ? cut(words, MOST_CHARACTERS.button) : undefined }
}

function cut(words: string, most: number): string {
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words
}

/** Only what a browser fetches as a picture from a server; without an address the ground alone is shown. */
function pictureAddress(address: string): string {
  const url = readUrl(address, document.baseURI)
  return url && ['http:', 'https:'].includes(url.protocol) ? address : ''
}
