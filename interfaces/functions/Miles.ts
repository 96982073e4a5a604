/** So many miles, in words: "1 mile", "0.4 miles". */
export const inWords = (miles: number): string => (miles === 1 ? "1 mile" : `${miles} miles`)
