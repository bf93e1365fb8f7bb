import { cloneElement, createElement, Fragment, type ReactElement } from 'react'

const TAG = /<(\w+)>(.*?)<\/\1>/

interface Props {
  readonly text: string
  /** The element of each tag, by its name. The tag's text becomes its content. */
  readonly elements: Readonly<Record<string, ReactElement>>
}

/** A text with elements in it: `Send again in <time>30 s</time>`. Each part is an element of its own, so that a page which the browser translates can change. */
export function TaggedText({ text, elements }: Props) {
  // The pattern has two groups, so the parts repeat: text, name of the tag, text of the tag.
  const parts = text.split(TAG).map((part, index, all) => {
    if (index % 3 === 1) return null
    const element = index % 3 === 2 ? elements[all[index - 1] ?? ''] : undefined
    if (element) return cloneElement(element, {}, part)
    return part && <span>{part}</span>
  })
  return createElement(Fragment, null, ...parts)
}
