import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { columnsInOrder } from '../model/order'
import styles from './Home.module.css'
import { useNarrow } from './use-narrow'
import { Widget } from './Widget'

export type HomeSectionsProps = { homeId: string; sections: readonly Schemas['HomeSection'][] }

/** The sections of a home. What stands first is read first, at every width. */
export function HomeSections({ homeId, sections }: HomeSectionsProps) {
  const [ref, narrow] = useNarrow(560)
  return (
    <div ref={ref} className={styles.sections}>
      {sections.map((section) => (
        <div key={section.id} data-tint={section.tint || undefined} className={styles.section}>
          {section.title !== null && <Heading level={2}>{section.title}</Heading>}
          <div data-layout={section.layout} className={styles.columns}>
            {columnsInOrder(section, narrow).map(
              ({ key, widgets }) =>
                widgets.length > 0 && (
                  <div key={key} data-column={key} className={styles.column}>
                    {widgets.map((widget) => (
                      <Widget key={widget.id} homeId={homeId} widget={widget} />
                    ))}
                  </div>
                ),
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
