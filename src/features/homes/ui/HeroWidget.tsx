import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { CalendarIcon, Icon } from '@/design-system/icons'
import { usePicture } from '@/design-system/pictures'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { hrefOf } from '../model/href'
import { useNarrow } from './use-narrow'
import styles from './Widget.module.css'

const calendarDay = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** What is most important, with its picture. */
export function HeroWidget({ hero }: { hero: Schemas['HeroContent'] }) {
  const { formatDate } = useIntl()
  const { title, text, picture, link, day } = hero
  const image = usePicture(picture?.url)
  const target = link && hrefOf(link.href)
  const { x, y } = picture?.focalPoint ?? { x: 0.5, y: 0.5 }
  const [ref, narrow] = useNarrow(640)
  const drawn = picture && image && (
    <div className={styles.heroPicture}>
      <img
        {...image}
        alt={picture.decorative ? '' : picture.alternativeText}
        width={picture.width}
        height={picture.height}
        decoding="async"
        style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      />
    </div>
  )
  return (
    <div ref={ref} className={styles.hero}>
      {narrow && drawn}
      <div className={styles.heroWords}>
        {day !== null && (
          <p className={styles.day}>
            <Icon of={CalendarIcon} size="sm" />
            <time dateTime={day}>{formatDate(new Date(day), calendarDay)}</time>
          </p>
        )}
        <Heading level={2} size="page">
          {title}
        </Heading>
        {text !== null && <Text tone="muted">{text}</Text>}
        {link && target && (
          <ButtonLink
            variant="primary"
            href={target.href}
            {...(target.outside && { target: '_blank', rel: 'noopener' })}
          >
            {link.title}
          </ButtonLink>
        )}
      </div>
      {!narrow && drawn}
    </div>
  )
}
