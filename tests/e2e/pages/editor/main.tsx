import '@/app/trusted-types'
import '@/design-system/index.css'

import { useState } from 'react'
import { createRoot } from 'react-dom/client'

import { RichTextEditor } from '@/design-system/RichTextEditor'
import { findPeople, findTopics, storyLabels } from '@/design-system/RichTextEditor/story-labels'

/** The editor alone, with its value beside it as the server would get it. */
function EditorPage() {
  const [value, setValue] = useState<unknown>({ ops: [] })
  return (
    <main>
      <RichTextEditor
        label="Text of the post"
        labels={storyLabels}
        findMentions={findPeople}
        findHashtags={findTopics}
        value={value}
        onValueChange={setValue}
        focusOnOpen
      />
      <output>{JSON.stringify(value)}</output>
      <button type="button">After</button>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<EditorPage />)
