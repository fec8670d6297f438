import { Anchor, Canvas, DocsContext } from '@storybook/addon-docs/blocks'
import { use } from 'react'

type PreparedStory = ReturnType<(typeof DocsContext extends React.Context<infer Docs> ? Docs : never)['storyById']>

/** All stories of the page's component or screen, each with its name and what its comment says. */
export function StoryList() {
  const docs = use(DocsContext)
  return docs.componentStories().map((story) => {
    const { id, name, moduleExport, parameters } = story
    const description = (parameters as { docs?: { description?: { story?: string } } }).docs?.description?.story
    return (
      <Anchor key={id} storyId={id}>
        <h3>{name}</h3>
        {description && <p>{description}</p>}
        <Canvas of={moduleExport} {...(needsOwnWindow(story) && { story: { inline: false, height: '560px' } })} />
      </Anchor>
    )
  })
}

/** What covers the page, measures it or talks to a server would do so for all of its neighbours on the docs page. */
function needsOwnWindow({ title, tags, parameters }: PreparedStory): boolean {
  const ownWindow = ['overlay', 'phone', 'tall'].some((tag) => tags.includes(tag))
  return ownWindow || title.startsWith('Screens/') || (parameters as { world?: unknown }).world !== undefined
}
