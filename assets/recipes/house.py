def make(root):
    pass
