import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { Story } from '../story.ts'
import { LAYOUTS, type Layout, ScreenFrame } from './screen-frame.tsx'
import { screenNamed, type screens } from './screens.ts'

interface Choice {
  layout: Layout
  language: Language
}

/** The story of one screen in one state, with controls for layout and language. */
export function storyOf(group: keyof typeof screens, page: string, state: string): Story<Choice> {
  const screen = screenNamed(group, page, state)
  const story: Story<Choice> = ({ layout, language }) => (
    <ScreenFrame key={`${layout} ${language}`} screen={screen} layout={layout} language={language} />
  )
  story.args = { layout: 'mobile', language: 'id' }
  story.argTypes = {
    layout: { options: Object.keys(LAYOUTS), control: { type: 'radio' }, defaultValue: 'mobile' },
    language: { options: [...LANGUAGES], control: { type: 'radio' }, defaultValue: 'id' },
  }
  return story
}
