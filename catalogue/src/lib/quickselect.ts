/** The value at an index of the sorted values, found without sorting all of them (quickselect). Reorders `values`. */
export function quickselect(values: Float64Array, place: number): number {
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left++
      while ((values[right] ?? 0) > pivot) right--
      if (left > right) break
      const swapped = values[left] ?? 0
      values[left++] = values[right] ?? 0
      values[right--] = swapped
    }
    if (place <= right) high = right
    else if (place >= left) low = left
    else break
  }
  return values[place] ?? Number.POSITIVE_INFINITY
}
