import type { ReactNode } from 'react'

/** A text as an element of its own, so that it can change and have others beside it in a page that the browser translates; anything else as it is. */
export const ownText = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content

interface Props {
  readonly as?: 'span' | 'h1' | 'h2' | 'dt'
  readonly children: ReactNode
}

export function VisuallyHidden({ as: Tag = 'span', children }: Props) {
  return <Tag className="unseen">{children}</Tag>
}
