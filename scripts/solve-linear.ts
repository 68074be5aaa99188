/** Solves `matrix * x = vector` by elimination with pivots; both are overwritten. */
export function solveLinear(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i + 1; row < size; row++) {
      if (Math.abs(matrix[row * size + i]) > Math.abs(matrix[pivot * size + i])) pivot = row;
    }
    if (pivot !== i) {
      for (let j = 0; j < size; j++) {
        const item = matrix[i * size + j];
        matrix[i * size + j] = matrix[pivot * size + j];
        matrix[pivot * size + j] = item;
      }
      const item = vector[i];
      vector[i] = vector[pivot];
      vector[pivot] = item;
    }
    for (let row = i + 1; row < size; row++) {
      const factor = matrix[row * size + i] / matrix[i * size + i];
      if (factor === 0) continue;
      for (let j = i; j < size; j++) matrix[row * size + j] -= factor * matrix[i * size + j];
      vector[row] -= factor * vector[i];
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) vector[i] -= matrix[i * size + j] * vector[j];
    vector[i] /= matrix[i * size + i];
  }
  return vector;
}
