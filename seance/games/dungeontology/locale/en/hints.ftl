# Why the adviser likes an answer
hint-points = It brings points.
hint-means = It leaves you with more students, cards and strength.
hint-prospects = It brings you nearer to what you can study.
hint-thesis = It brings your thesis nearer.

motive-points = points
motive-means = students, cards and strength
motive-prospects = what you can study
motive-thesis = your thesis
